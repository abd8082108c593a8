import type { Page } from "playwright-core";

/**
 * Presses Escape once the page listens for it. A dialog that has just been drawn, or has just lost
 * the dialog above it, listens after React's next task; three messages to itself come after that.
 */
export async function pressEscape(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    for (let task = 0; task < 3; task++) {
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  });
  await page.keyboard.press("Escape");
}
