import type { Page } from "playwright-core";

/** Wraps each text of the page, and each that comes, as the translation of Chrome does. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(wrapTexts);
}

/** Runs in the page. */
function wrapTexts() {
  const untold = "script, style, title, textarea, option, noscript, svg, font";
  function wrap(text: Text) {
    const { parentElement } = text;
    if (!parentElement || text.data.trim() === "" || parentElement.closest(untold)) return;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(text);
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
