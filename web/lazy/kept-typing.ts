import { tryStorage } from "../browser-storage.ts";
import { leaveToReload } from "../ui/overlay/leaving.ts";

const storedName = "boothwright.kept-typing";

/** Typed texts of the page at an address: the name of each field, its text before and its text now. */
export type KeptTyping = {
  address: string;
  fields: [name: string, before: string, typed: string][];
};

export type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Filters and selects outside a form send themselves; codes and passwords are stored nowhere. */
const leftOut =
  "[type=hidden], [type=file], [type=checkbox], [type=radio], [type=password], [type=search], [autocomplete=one-time-code], [method=get] *, select:not(form *)";

export const textFields = (): TextField[] =>
  [...document.querySelectorAll<TextField>("input, textarea, select")].filter(
    (field) => !field.matches(leftOut) && !field.disabled,
  );

const parts = "[role=dialog], [role=alertdialog], li, article";
const texts = (elements: Iterable<Element | null>) =>
  [...elements].map((each) => each?.textContent ?? "").join(" ");

/** Names each field by what people read: the headings of the dialog and the row it is in, its name or label, and its place among its like. */
export function byName(fields: readonly TextField[]): Map<string, TextField> {
  const named = new Map<string, TextField>();
  for (const field of fields) {
    const words = [field.name || field.ariaLabel || texts(field.labels ?? [])];
    for (let part = field.closest(parts); part; part = part.parentElement?.closest(parts) ?? null) {
      const description = document.getElementById(part.getAttribute("aria-describedby") ?? "");
      const heading = part.querySelector("h1, h2, h3, h4, h5, h6");
      if (heading || description) words.unshift(texts([heading, description]));
    }
    let name = words.join("\n");
    for (let place = 2; named.has(name); place++) name = `${words.join("\n")}\n${place}`;
    named.set(name, field);
  }
  return named;
}

const held = new WeakMap<TextField, string>();

/** Remembers what a field holds before it is typed into. */
export function rememberHeld(field: TextField): void {
  if (!held.has(field)) held.set(field, field.value);
}

/** The text of a field before it was typed into; its served text if that was before any script ran. */
function heldBefore(field: TextField): string {
  if (field instanceof HTMLSelectElement) {
    const served = [...field.options].find(({ defaultSelected }) => defaultSelected);
    return held.get(field) ?? served?.value ?? field.value;
  }
  return held.get(field) ?? field.defaultValue;
}

/** Loads the page again, and keeps what was typed for it, in this tab alone. Without a place to keep it the browser asks as usual. */
export function reloadKeepingTyping(): void {
  const kept: KeptTyping = {
    address: location.pathname + location.search,
    fields: [...byName(textFields())].flatMap(([name, field]) => {
      const before = heldBefore(field);
      return before === field.value ? [] : [[name, before, field.value]];
    }),
  };
  tryStorage(() => {
    sessionStorage.setItem(storedName, JSON.stringify(kept));
    leaveToReload();
  });
  location.reload();
}

/** From now on fields are remembered as they were. Gives what was kept for this page; null for none, and for what was typed at another address. */
export function beginToKeepTyping(): KeptTyping | null {
  addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.matches("input, textarea, select")) {
      rememberHeld(target as TextField);
    }
  });
  const stored = tryStorage(() => {
    const text = sessionStorage.getItem(storedName);
    if (text) sessionStorage.removeItem(storedName);
    return JSON.parse(text ?? "null") as KeptTyping | null;
  });
  return stored?.address === location.pathname + location.search ? stored : null;
}
