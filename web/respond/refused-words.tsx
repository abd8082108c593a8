import { type RefObject, useEffect, useRef } from "react";
import { Notice } from "../ui/feedback/notice.tsx";

/**
 * Forms post to this fragment, so that after a refusal the page opens at the message, without
 * scripts, too.
 */
const id = "not-sent";
export const refusedAddress = `#${id}`;

/**
 * The reason why a form was not sent. It gets the focus, unless the message is about a field, which
 * gets it instead.
 */
export function RefusedWords({ children: words }: { children: string }) {
  const place = useRef<HTMLDivElement>(null);
  useFocusRefused(place, true);
  return (
    <div id={id} ref={place} tabIndex={-1}>
      <Notice tone="critical" title="Not sent">
        {words}
      </Notice>
    </div>
  );
}

/**
 * Focuses the first field with an error of the surrounding refused form, or the message, unless the
 * reader has moved on.
 */
export function useFocusRefused(place: RefObject<HTMLElement | null>, isRefused: boolean): void {
  useEffect(() => {
    if (!isRefused) return;
    const { activeElement, body } = document;
    const notice = document.getElementById(id);
    if (activeElement && activeElement !== body && activeElement !== notice) return;
    const fields = place.current?.closest("form")?.querySelectorAll<HTMLElement>("[aria-invalid]");
    const invalid = [...(fields ?? [])].find((field) => field.getClientRects().length > 0);
    (invalid ?? notice)?.focus();
  }, [place, isRefused]);
}
