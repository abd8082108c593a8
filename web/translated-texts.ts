/**
 * Keeps texts current on a page translated by Chrome, which replaces each text by an element. When
 * React writes to a replaced text, the text returns to its place, and Chrome translates it again.
 */
export function keepTranslatedTextsCurrent(): void {
  const translations = new WeakMap<Node, HTMLElement>();
  const watcher = new MutationObserver((changes) => {
    for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of changes) {
      if (!target.isConnected) translations.get(target)?.replaceWith(target);
      for (const text of removedNodes) {
        const translation = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
        if (!translation) continue;
        translations.set(text, translation);
        watcher.observe(text, { characterData: true });
      }
    }
  });
  watcher.observe(document, { childList: true, subtree: true });
}

const isTranslation = (node: Node | null): node is HTMLElement => node?.nodeName === "FONT";
