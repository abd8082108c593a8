import { type RefObject, useEffect, useRef } from "react";
import { Notice } from "../ui/feedback/notice.tsx";

/** The forms lead here: where one is refused, its page opens at the words of the refusal, without scripts as well. */
const id = "not-sent";
export const refusedAddress = `#${id}`;

/** Why a form was not sent. The focus is on these words, or on the first field that they are about. */
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

/** Of the refused form around this, the first field with an error gets the focus, unless the reader has moved on. */
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
