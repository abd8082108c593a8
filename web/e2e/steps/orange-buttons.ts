import type { Locator, Page } from "playwright-core";
import { lightColors } from "../../theme/tokens.ts";

/** The labels of the orange buttons that are shown. */
export function orangeButtons(within: Page | Locator): Promise<string[]> {
  return within.locator("a, button, summary").evaluateAll((all, accent) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.backgroundColor = accent;
    const orange = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return all
      .filter((one) => one.checkVisibility() && getComputedStyle(one).backgroundColor === orange)
      .map((one) => one.textContent ?? "");
  }, lightColors.accent);
}
