"""Both README commands install locked versions, so that nobody else's release can break them."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]


def locked() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pairs = [line.split("==") for line in lines if line and not line.startswith("#")]
    return {canonicalize_name(name): version for name, version in pairs}


def wanted() -> list[Requirement]:
    """Everything that pyproject.toml names, with its range."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    names = [*project["build-system"]["requires"], *project["project"]["dependencies"]]
    for extra in project["project"]["optional-dependencies"].values():
        names += extra
    return [Requirement(name) for name in names]


def test_every_dependency_is_locked_within_its_range() -> None:
    versions = locked()
    assert len(wanted()) > 20
    for requirement in wanted():
        name = canonicalize_name(requirement.name)
        assert name in versions, f"{name} is not locked; run `make update`"
        assert requirement.specifier.contains(versions[name]), (
            f"{name} {versions[name]} is not in {requirement.specifier}"
        )


def test_the_makefile_installs_by_the_lock_and_by_nothing_else() -> None:
    page = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert "export PIP_CONSTRAINT := $(CURDIR)/constraints.txt" in page
    assert "export PIP_BUILD_CONSTRAINT := $(PIP_CONSTRAINT)" in page, "the build's own packages are locked too"
    loose = [line for line in page.splitlines() if "PIP_CONSTRAINT=" in line]
    assert len(loose) == 1, "only `make update` looks past the lock"
    assert not re.search(r"npm install(?! --no-save)", page)


def test_a_new_lock_is_installed_and_can_be_made_on_a_fresh_clone() -> None:
    page = (ROOT / "Makefile").read_text(encoding="utf-8")
    ready = re.findall(r"^\.venv/ready(?:-server|-dev|-lab|-bench)?: (.*?) \|", page, re.MULTILINE)
    assert ready == ["pyproject.toml constraints.txt"] * 5
    assert re.search(r"^update: \.venv/node$", page, re.MULTILINE), "it needs Node.js for the client's lock"


def test_the_clients_lock_names_every_package_and_no_host() -> None:
    lock = json.loads((ROOT / "client" / "package-lock.json").read_text(encoding="utf-8"))
    package = json.loads((ROOT / "client" / "package.json").read_text(encoding="utf-8"))
    for name in {**package["dependencies"], **package["devDependencies"]}:
        assert f"node_modules/{name}" in lock["packages"]
    assert all("resolved" not in entry for entry in lock["packages"].values())
