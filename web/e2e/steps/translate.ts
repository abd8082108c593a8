import type { Page } from "playwright-core";

/**
 * Replaces each text of the page by elements, now and later, as Chrome's translation does. Logs an
 * error when the page writes to a text that is no longer shown.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(wrapTexts);
}

/** Runs in the page. */
function wrapTexts() {
  const untold = "script, style, title, textarea, option, noscript, svg, font";
  const replaced = new MutationObserver((changes) => {
    for (const { target, oldValue } of changes) {
      if (target.isConnected) continue;
      console.error(`A translation still says "${oldValue}", not "${target.textContent}"`);
    }
  });
  function wrap(text: Text) {
    const { parentElement } = text;
    if (!parentElement || text.data.trim() === "" || parentElement.closest(untold)) return;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(text.data);
    replaced.observe(text, { characterData: true, characterDataOldValue: true });
  }
  function wrapWithin(root: Node) {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    if (root instanceof Text) texts.push(root);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(wrap);
  }
  wrapWithin(document.body);
  const watcher = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(wrapWithin);
  });
  watcher.observe(document.body, { childList: true, subtree: true });
}
