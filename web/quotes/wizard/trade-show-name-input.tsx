import { useQuery } from "@tanstack/react-query";
import {
  type ComponentProps,
  type FocusEvent,
  type FormEvent,
  useId,
  useRef,
  useState,
} from "react";
import { useWatch } from "react-hook-form";
import { useSearchParams } from "react-router";
import { showsQuery } from "../../trade-shows/calendar/shows-query.ts";
import { eventOf } from "../../trade-shows/show-links.ts";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useQuoteForm } from "../form/quote-form-context.ts";
import { fillFromShow, readPrefill } from "../form/quote-form-prefill.ts";
import { useAfterPause } from "../use-after-pause.ts";
import { matchingShows, showTitled } from "./matching-shows.ts";

/** The calendar's search takes no more. */
const longestSearch = 100;

/** A show's name as free text with suggestions; a chosen show fills in its first day and venue. */
export function TradeShowNameInput({ onBlur, ...props }: ComponentProps<typeof TextInput>) {
  const { form } = useQuoteForm();
  const typed = useWatch({ control: form.control, name: "tradeShowName" });
  const [isWanted, setIsWanted] = useState(false);
  const search = new URLSearchParams({ search: useAfterPause(typed).slice(0, longestSearch) });
  const { data } = useQuery({ ...showsQuery(search), enabled: isWanted });
  const list = useId();
  const [address] = useSearchParams();
  const chosen = useRef<ReturnType<typeof eventOf> | null>(null);

  function fillIn(title: string) {
    const show = showTitled(data?.shows ?? [], title, new Date());
    if (!show || chosen.current?.show === title) return;
    const former = [readPrefill(address), ...(chosen.current ? [chosen.current] : [])];
    chosen.current = eventOf(show);
    const values = form.getValues();
    const filled = fillFromShow(values, chosen.current, former);
    for (const field of ["eventDate", "venue"] as const) {
      if (filled[field] === values[field]) continue;
      const shouldValidate = form.getFieldState(field).invalid;
      form.setValue(field, filled[field], { shouldDirty: true, shouldValidate });
    }
  }

  /**
   * Browsers replace the text when a suggestion is chosen or report no input type; a name typed key
   * by key waits for the blur.
   */
  function fillInChosen({ nativeEvent, currentTarget }: FormEvent<HTMLInputElement>) {
    const { inputType } = nativeEvent as InputEvent;
    if (!inputType || inputType === "insertReplacementText") fillIn(currentTarget.value);
  }
  function leave(event: FocusEvent<HTMLInputElement>) {
    fillIn(event.currentTarget.value);
    onBlur?.(event);
  }
  return (
    <>
      <TextInput
        {...props}
        list={list}
        autoComplete="off"
        placeholder="e.g. CES 2027"
        onFocus={() => setIsWanted(true)}
        onInput={fillInChosen}
        onBlur={leave}
      />
      <datalist id={list}>
        {matchingShows(data?.shows ?? [], typed).map((title) => (
          <option key={title} value={title} />
        ))}
      </datalist>
    </>
  );
}
