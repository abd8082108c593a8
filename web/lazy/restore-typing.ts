import {
  byName,
  type KeptTyping,
  rememberHeld,
  type TextField,
  textFields,
} from "./kept-typing.ts";

const pauseMs = 500;
const pauses = 20;
/** A field that doesn't take a text gives up. */
const mostTries = 3;

/**
 * Types again what was kept, into the fields that are there and those that come, such as a dialog's when it is opened again,
 * while the address stays. A field that holds another text than it did then is left alone. Browser only.
 */
export function restoreTyping({ address, fields }: KeptTyping): void {
  const waiting = new Map(
    fields.map(([name, before, typed]) => [name, { before, typed, tries: 0 }]),
  );
  // a late part may restore its served text until the first press
  let pausesLeft = pauses;
  for (const act of ["pointerdown", "keydown"]) {
    addEventListener(act, () => {
      pausesLeft = 0;
    });
  }
  const watcher = new MutationObserver(restore);
  function restore() {
    if (location.pathname + location.search !== address) return;
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
