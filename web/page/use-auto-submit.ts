import { type FormEvent, useEffect, useRef } from "react";
import { useNavigate, useNavigation } from "react-router";

/** How long a pause in typing lets the page follow, in milliseconds. */
const pauseMs = 250;

type Needs = {
  /** What the address says now. */
  search: URLSearchParams;
  /** The address for what the form holds. */
  hrefOf(held: URLSearchParams): string;
};

/**
 * For a form of filters with a field `search` and selects whose "all" wants everything: puts what it holds into the
 * address, at once or after a pause in typing, and keeps the focus.
 */
export function useAutoSubmit({ search, hrefOf }: Needs) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();
  const isArriving = useNavigation().state !== "idle";

  useEffect(() => () => clearTimeout(timer.current), []);

  // the address may change without the form: back, forward, "show all"
  const address = `${search}`;
  useEffect(() => {
    // what was chosen since the address of the choice before was asked for follows, and must not be put back
    if (isArriving || timer.current !== undefined) return;
    const wanted = new URLSearchParams(address);
    for (const control of form.current?.elements ?? []) {
      if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
      if (control.type === "hidden") continue;
      const value = wanted.get(control.name) ?? (control.name === "search" ? "" : "all");
      const isTyping = control === document.activeElement && control.name === "search";
      if (!isTyping && control.value !== value) control.value = value;
    }
  }, [address, isArriving]);

  function follow() {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!form.current) return;
    const held = Object.entries(Object.fromEntries(new FormData(form.current)));
    const texts = held.filter((each): each is [string, string] => typeof each[1] === "string");
    navigate(hrefOf(new URLSearchParams(texts)), { replace: true, preventScrollReset: true });
  }

  return {
    ref: form,
    onSubmit(event: FormEvent) {
      event.preventDefault();
      follow();
    },
    onChange({ target }: FormEvent) {
      clearTimeout(timer.current);
      timer.current = setTimeout(follow, target instanceof HTMLSelectElement ? 0 : pauseMs);
    },
  };
}
