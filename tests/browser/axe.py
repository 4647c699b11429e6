"""axe-core, injected into the page as it is."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
LOOK = """
async ([where, rules]) => {
  const brief = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < 5000);
  await Promise.all(brief.map((one) => one.finished.catch(() => null)));
  const only = rules.length ? { runOnly: { type: "rule", values: rules } } : {};
  const found = await axe.run(where, { resultTypes: ["violations"], ...only });
  return found.violations.flatMap((rule) =>
    rule.nodes.map((node) => {
      const why = node.failureSummary.split("\\n").slice(1).join("; ").trim();
      return `${rule.id} (${rule.impact}): ${node.target.join(" ")}: ${why}`;
    }));
}
"""


@cache
def source() -> str:
    return SOURCE.read_text()


def violations(page: Page, where: str = "html", *rules: str) -> list[str]:
    """Everything axe has to say against the page or a part of it, one sentence each; by all its rules unless named."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(source())
    found: list[str] = page.evaluate(LOOK, [where, list(rules)])
    return found
