import { tryStorage } from "../browser-storage.ts";
import { leaveToReload } from "../ui/overlay/leaving.ts";

const storedName = "boothwright.kept-typing";

/**
 * Typed texts of a page, stored across a reload: for each field its name, its text before typing,
 * and the typed text.
 */
export type KeptTyping = {
  address: string;
  fields: [name: string, before: string, typed: string][];
};

export type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Fields that are not stored: filters and selects outside a form, which submit themselves, and
 * codes and passwords, which must not be stored.
 */
const leftOut =
  "[type=hidden], [type=file], [type=checkbox], [type=radio], [type=password], [type=search], [autocomplete=one-time-code], [method=get] *, select:not(form *)";

export const textFields = (): TextField[] =>
  [...document.querySelectorAll<TextField>("input, textarea, select")].filter(
    (field) => !field.matches(leftOut) && !field.disabled,
  );

const parts = "[role=dialog], [role=alertdialog], li, article";
const texts = (elements: Iterable<Element | null>) =>
  [...elements].map((each) => each?.textContent ?? "").join(" ");

/**
 * Names each field so that it can be found again after a reload: by the headings of its dialog and
 * row, its name or label, and its position among fields of the same name.
 */
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

/** Records a field's value before typing changes it. */
export function rememberHeld(field: TextField): void {
  if (!held.has(field)) held.set(field, field.value);
}

/**
 * A field's value before typing: the recorded one, or the served one if typing began before scripts
 * ran.
 */
function heldBefore(field: TextField): string {
  if (field instanceof HTMLSelectElement) {
    const served = [...field.options].find(({ defaultSelected }) => defaultSelected);
    return held.get(field) ?? served?.value ?? field.value;
  }
  return held.get(field) ?? field.defaultValue;
}

/**
 * Reloads the page, and restores typed input afterwards; it is stored for this tab only. Without
 * storage the browser asks before leaving.
 */
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

/**
 * Starts recording values before typing. Returns the input stored for this page; null when there is
 * none, or when it belongs to another URL.
 */
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
