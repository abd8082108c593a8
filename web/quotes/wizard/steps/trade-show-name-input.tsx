import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, type FocusEvent, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { useSearchParams } from "react-router";
import type { ShowCardBody } from "../../../../app-server/contract/trade-shows/show-search-body.ts";
import { formatDateRange } from "../../../../domain/trade-shows/format-date-range.ts";
import { matchingShows } from "../../../../domain/trade-shows/matching-shows.ts";
import { useAfterPause } from "../../../page/use-after-pause.ts";
import { showsQuery } from "../../../trade-shows/calendar/shows-query.ts";
import { eventOf } from "../../../trade-shows/show-links.ts";
import { Combobox } from "../../../ui/form/combobox.tsx";
import type { TextInput } from "../../../ui/form/text-input.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { useQuoteForm } from "../../form/quote-form-context.ts";
import { fillFromShow, readPrefill } from "../../form/quote-form-prefill.ts";
import { showTitled } from "./show-titled.ts";

/** The longest search that the calendar takes. */
const longestSearch = 100;

/** A show's name: free text with the calendar's shows as suggestions; choosing one fills in its first day and venue. */
export function TradeShowNameInput({ onBlur, ...props }: ComponentProps<typeof TextInput>) {
  const { form } = useQuoteForm();
  const typed = useWatch({ control: form.control, name: "tradeShowName" });
  const [isWanted, setIsWanted] = useState(false);
  const search = new URLSearchParams({ search: useAfterPause(typed).slice(0, longestSearch) });
  const { data } = useQuery({ ...showsQuery(search), enabled: isWanted });
  const [address] = useSearchParams();
  const chosen = useRef<ReturnType<typeof eventOf> | null>(null);
  const [filled, setFilled] = useState<string | null>(null);
  const shows = matchingShows(data?.shows ?? [], typed);

  function fillIn(show: ShowCardBody | undefined) {
    if (!show || chosen.current?.show === show.title) return;
    const former = [readPrefill(address), ...(chosen.current ? [chosen.current] : [])];
    chosen.current = eventOf(show);
    const values = form.getValues();
    const now = fillFromShow(values, chosen.current, former);
    for (const field of ["eventDate", "venue"] as const) {
      if (now[field] === values[field]) continue;
      const shouldValidate = form.getFieldState(field).invalid;
      form.setValue(field, now[field], { shouldDirty: true, shouldValidate });
    }
    setFilled(show.title);
  }
  function choose(id: string) {
    const show = shows.find((each) => each.id === id);
    if (!show) return;
    const shouldValidate = form.getFieldState("tradeShowName").invalid;
    form.setValue("tradeShowName", show.title, { shouldDirty: true, shouldValidate });
    fillIn(show);
  }
  /** A name typed to its end is that show's, too. */
  function leave(event: FocusEvent<HTMLInputElement>) {
    fillIn(showTitled(data?.shows ?? [], event.currentTarget.value, new Date()));
    onBlur?.(event);
  }
  return (
    <>
      <Combobox
        {...props}
        listLabel="Shows of our calendar"
        suggestions={shows.map((show) => ({
          id: show.id,
          label: show.title,
          note: [formatDateRange(show.startDate, show.endDate), show.venue, show.city]
            .filter(Boolean)
            .join(" · "),
        }))}
        onChoose={choose}
        placeholder="e.g. CES"
        onFocus={() => setIsWanted(true)}
        onBlur={leave}
      />
      {filled !== null && filled === typed && (
        <Text size="small" tone="positive">
          Date and venue are from the calendar. Change them if yours differ.
        </Text>
      )}
    </>
  );
}
