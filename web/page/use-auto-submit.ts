import { type FormEvent, useEffect, useRef } from "react";
import { useNavigate, useNavigation } from "react-router";

/** Debounce before the form is submitted, in milliseconds. */
const pauseMs = 250;

type Needs = {
  /** The URL's current query. */
  search: URLSearchParams;
  /** URL for the form's values. */
  hrefOf(held: URLSearchParams): string;
  /** Name of the form's text field. */
  textField?: string;
};

/**
 * For a filter form with a text field and selects that have an "all" option: puts its values into
 * the URL, at once or after a pause in typing, and preserves the focus. Comboboxes in it submit the
 * form themselves, because half a place name finds nothing.
 */
export function useAutoSubmit({ search, hrefOf, textField = "search" }: Needs) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();
  const isArriving = useNavigation().state !== "idle";
  const isNew = useRef(true);

  useEffect(() => () => clearTimeout(timer.current), []);

  // the URL may also change without the form: back, forward, "show all"
  const address = `${search}`;
  useEffect(() => {
    // a choice made during a navigation is submitted after it, and must not be reset
    if (isArriving || timer.current !== undefined) return;
    const wasNew = isNew.current;
    isNew.current = false;
    const wanted = new URLSearchParams(address);
    for (const control of [...(form.current?.elements ?? [])].filter(isFilter)) {
      const value = wanted.get(control.name) ?? (control.name === textField ? "" : "all");
      if (control.value === value) continue;
      const isTyping = control === document.activeElement && control.name === textField;
      // chosen or typed before hydration: its event is lost, so submit it now instead of resetting
      // it
      if (wasNew && isChanged(control))
        timer.current = setTimeout(() => form.current?.requestSubmit(), isTyping ? pauseMs : 0);
      else if (!isTyping) control.value = value;
    }
  }, [address, isArriving, textField]);

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
      if (target instanceof HTMLInputElement && (target.role === "combobox" || !target.name))
        return;
      clearTimeout(timer.current);
      timer.current = setTimeout(follow, target instanceof HTMLSelectElement ? 0 : pauseMs);
    },
  };
}

type Filter = HTMLInputElement | HTMLSelectElement;

/** Whether a control is a filter whose value the URL holds. */
function isFilter(control: Element): control is Filter {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return false;
  return control.type !== "hidden" && control.role !== "combobox" && control.name !== "";
}

/** Whether a person has changed the control since it was served. */
function isChanged(control: Filter): boolean {
  if (control instanceof HTMLInputElement) return control.value !== control.defaultValue;
  return control.selectedOptions[0]?.defaultSelected === false;
}
