"""axe finds nothing on any page, by day and by evening, on a laptop and on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.axe import violations
from tests.browser.people import LAPTOP, PHONE, Person, sees
from tests.sampling import sampled

ME = {"kind": "me", "name": "Ana"}
OPEN = {"kind": "open"}
GUEST = {"kind": "guest", "name": "Ben"}
RANDOM = {"kind": "bot", "bot": "random"}
DIALOG = "dialog[open]"
NAMING = ("label-content-name-mismatch", "button-name", "aria-command-name", "aria-prohibited-attr", "role-img-alt")
LIT_TARGETS = "[...document.querySelectorAll('.board .lit[data-target]')].map((one) => one.dataset.target)"


class Inspector:
    """Looks at one thing after the other and says at the end what is wrong."""

    def __init__(self, one: Person) -> None:
        self.one = one
        self.wrong: list[str] = []

    def look(self, what: str, where: str = "html", phone: bool = True) -> None:
        """By all rules in the light; what the colours can change also in the dark; and once as wide as a phone."""
        self._look(what, "light", where)
        self._look(what, "dark", where, "color-contrast")
        if phone:
            self.look_on_a_phone(what, where)

    def look_on_a_phone(self, what: str, where: str = "html") -> None:
        page = self.one.page
        page.set_viewport_size(PHONE)
        self._look(f"{what} on a phone", "light", where)
        if self.one.overflow() > 0:
            self.wrong.append(f"{what}: {self.one.overflow()} pixels wider than the phone")
        page.set_viewport_size(LAPTOP)

    def _look(self, what: str, theme: str, where: str, *rules: str) -> None:
        page = self.one.page
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        page.wait_for_function("theme => document.documentElement.dataset.theme === theme", arg=theme)
        self.wrong += [f"{what}, {theme}: {found}" for found in violations(page, where, *rules)]

    def close_dialog(self) -> None:
        self.one.page.keyboard.press("Escape")
        self.one.page.wait_for_function("() => !document.querySelector('dialog[open]')")

    def says_nothing(self) -> None:
        assert not self.wrong, "\n".join(self.wrong)


def at_table(one: Person, game: str, answers: int, *others: dict[str, str], **more: object) -> str:
    """A table in the middle of the game, on the screen."""
    link = one.open_table(game, ME, *others, seed=11, **more)
    one.advance(link, answers)
    one.go(link)
    sees(one.page.locator(".board"))
    return link


def test_the_first_page_and_its_panel(person: Callable[..., Person]) -> None:
    ana = person("Ana")
    ana.open_table("asara", ME, OPEN, public=True)
    ana.go("/")
    sees(ana.page.get_by_role("article").first)
    axe = Inspector(ana)
    axe.look("home")
    for game in ("Asara", "Sabika"):
        ana.page.get_by_role("article").filter(has_text=game).get_by_role("button", name="Open a table").click()
        for details in ana.page.locator("dialog details").all():
            details.evaluate("one => (one.open = true)")
        axe.look(f"new table of {game}", DIALOG)
        axe.close_dialog()
    axe.says_nothing()


@sampled("game", ["asara", "sabika"], every=2)
def test_the_rulebook(person: Callable[..., Person], game: str) -> None:
    ana = person("Ana")
    ana.go(f"/rules/{game}")
    sees(ana.page.get_by_role("article").first)
    assert ana.page.get_by_role("article").count() > 100
    ana.page.get_by_role("searchbox").fill("prestige")
    ana.page.wait_for_function("() => document.querySelectorAll('article').length < 100")
    axe = Inspector(ana)
    axe.look(f"rules of {game}")
    axe.says_nothing()


@pytest.mark.soak
@pytest.mark.parametrize("game", ["asara", "sabika"])
def test_every_clause_of_the_rulebook(person: Callable[..., Person], game: str) -> None:
    ana = person("Ana")
    ana.go(f"/rules/{game}")
    sees(ana.page.get_by_role("article").first)
    axe = Inspector(ana)
    axe.look(f"all rules of {game}")
    axe.says_nothing()


def test_taking_a_seat(person: Callable[..., Person]) -> None:
    ana, ben = person("Ana"), person("Ben")
    ben.go(ana.open_table("asara", ME, OPEN))
    sees(ben.page.get_by_role("button", name="Sit here"))
    axe = Inspector(ben)
    axe.look("sitting down")
    axe.says_nothing()


def test_the_curtain_between_two_people_on_one_device(person: Callable[..., Person]) -> None:
    ana = person("Ana")
    ana.go(ana.open_table("sabika", ME, GUEST, seed=11))
    while not ana.page.locator(".curtain").count():
        ana.answer_or_pass()
    axe = Inspector(ana)
    axe.look("curtain")
    axe.says_nothing()


TABLES = {
    "asara-4": ("asara", 22, [RANDOM] * 3, {"professional": "true"}),
    "sabika-2": ("sabika", 30, [RANDOM], {"events": "random"}),
    "sabika-4": ("sabika", 25, [RANDOM] * 3, {}),
    "sabika-solo": ("sabika", 30, [], {}),
}


@sampled("name", TABLES, every=len(TABLES))
def test_a_table_in_the_middle_of_the_game(person: Callable[..., Person], name: str) -> None:
    game, answers, others, settings = TABLES[name]
    ana = person("Ana")
    at_table(ana, game, answers, *others, settings=settings)
    ana.wait_asked()
    axe = Inspector(ana)
    axe.look(name)
    if name in ("asara-4", "sabika-4"):
        _look_behind_the_tabs(ana, axe)
    axe.says_nothing()


def _look_behind_the_tabs(ana: Person, axe: Inspector) -> None:
    for tab in ana.page.locator(".side [role=tab]").all():
        tab.click()
        axe.look(tab.inner_text(), ".beside", phone=False)
    ana.page.set_viewport_size(PHONE)
    for tab in ana.page.locator(".board [role=tab]").all():
        ana.page.set_viewport_size(PHONE)
        tab.click()
        axe.look_on_a_phone(tab.inner_text(), ".board")


@pytest.mark.long
@sampled("game", ["asara", "sabika"], every=2)
def test_whatever_lights_up_has_a_proper_name(person: Callable[..., Person], game: str) -> None:
    """All through a game: whenever another kind of thing can be chosen on the table, its name is looked at."""
    ana = person("Ana")
    link = ana.open_table(game, ME, *([RANDOM] if game == "asara" else []), seed=5)
    ana.go(link)
    wrong: list[str] = []
    known: set[str] = set()
    for _ in range(45):
        if not ana.wait_asked():
            break
        lit = {target.split(":")[0] for target in ana.page.evaluate(LIT_TARGETS)}
        if not lit <= known:
            known |= lit
            wrong += violations(ana.page, ".board", *NAMING)
        ana.advance(link, 1)
    assert len(known) >= (3 if game == "asara" else 6), known
    assert not wrong, "\n".join(wrong)


@pytest.mark.long
@sampled("game", ["sabika", "asara"], every=2)
def test_the_dialogs_at_a_table(person: Callable[..., Person], game: str) -> None:
    ana = person("Ana")
    axe = Inspector(ana)
    at_table(ana, game, 6, RANDOM)
    ana.wait_asked()
    ana.question.locator(".why").first.click()
    axe.look(f"answer of {game}", DIALOG)
    ana.page.locator("dialog[open] .small .clause").click()
    sees(ana.page.locator("dialog .force"))
    axe.look(f"clause of {game}", DIALOG)
    ana.page.keyboard.press("Escape")
    axe.close_dialog()
    ana.page.locator(".board .lit:visible").first.focus()
    ana.page.keyboard.press("i")
    sees(ana.page.locator("dialog .component").first)
    axe.look(f"a component of {game}", DIALOG)
    axe.close_dialog()
    ana.question.locator(".help").click()
    axe.look("help", DIALOG)
    axe.close_dialog()
    axe.says_nothing()


def test_several_small_questions_in_one_dialog(person: Callable[..., Person]) -> None:
    ana = person("Ana")
    link = ana.open_table("sabika", ME, seed=11)
    ana.advance(link, 200, gathering=True)
    ana.go(link)
    sees(ana.page.locator(".gather"))
    axe = Inspector(ana)
    axe.look("gathered questions", ".question")
    axe.says_nothing()


@sampled("game", ["asara", "sabika"], every=2)
def test_the_gallery_of_components(person: Callable[..., Person], game: str) -> None:
    ana = person("Ana")
    ana.go(f"/components/{game}")
    search = ana.page.get_by_role("searchbox")
    sees(search)
    search.fill("dinar" if game == "sabika" else "tower")
    axe = Inspector(ana)
    axe.look(f"components of {game}")
    axe.says_nothing()


@sampled("game", ["asara", "sabika"], every=2)
def test_a_finished_game_and_its_replay(person: Callable[..., Person], game: str) -> None:
    ana = person("Ana")
    link = at_table(ana, game, 500, RANDOM)
    sees(ana.page.locator(".sheet"))
    axe = Inspector(ana)
    axe.look(f"score sheet of {game}", ".side", phone=False)
    ana.go(link.replace("/t/", "/replay/"))
    sees(ana.page.locator("figure svg").first)
    ana.page.get_by_role("slider").fill("20")
    ana.page.wait_for_function("() => !document.querySelector('.sheet')")
    axe.look(f"replay of {game}")
    axe.says_nothing()
