import {
  byName,
  type KeptTyping,
  rememberHeld,
  type TextField,
  textFields,
} from "./kept-typing.ts";

const pauseMs = 500;
const pauses = 20;
/** Attempts to restore a field, after which one that doesn't accept the text is given up. */
const mostTries = 3;

/**
 * Restores stored input into current fields and into those that appear later, such as a reopened
 * dialog's, until another page is shown. A field whose value differs from the recorded one is left alone.
 * Browser only.
 */
export function restoreTyping({ address, fields }: KeptTyping): void {
  const [page] = address.split("?");
  const waiting = new Map(
    fields.map(([name, before, typed]) => [name, { before, typed, tries: 0 }]),
  );
  // hydration of a lazy part may reset a field to its served text, until the first press
  let pausesLeft = pauses;
  for (const act of ["pointerdown", "keydown"]) {
    addEventListener(act, () => {
      pausesLeft = 0;
    });
  }
  const watcher = new MutationObserver(restore);
  function restore() {
    if (location.pathname !== page) return;
    for (const [name, field] of byName(textFields())) {
      const kept = waiting.get(name);
      if (!kept) continue;
      if (field.value === kept.before && kept.tries++ < mostTries) type(field, kept.typed);
      if (pausesLeft <= 0) waiting.delete(name);
    }
    if (waiting.size === 0) watcher.disconnect();
  }
  const timer = setInterval(() => {
    restore();
    if (--pausesLeft <= 0) clearInterval(timer);
  }, pauseMs);
  watcher.observe(document.body, { childList: true, subtree: true });
  restore();
}

/** Types as a person does, so that React notices. */
function type(field: TextField, text: string): void {
  rememberHeld(field);
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
  set?.call(field, text);
  for (const name of ["focusin", "input", "change"]) {
    field.dispatchEvent(new Event(name, { bubbles: true }));
  }
}
