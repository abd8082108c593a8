import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, type FocusEvent, useState } from "react";
import { useWatch } from "react-hook-form";
import type { ShowCardBody } from "../../../../app-server/contract/trade-shows/show-search-body.ts";
import { limits } from "../../../../domain/quotes/limits.ts";
import { foldText } from "../../../../domain/shared/text/fold-text.ts";
import { formatDateRange } from "../../../../domain/trade-shows/format-date-range.ts";
import { matchingShows } from "../../../../domain/trade-shows/matching-shows.ts";
import { useDebounced } from "../../../page/use-debounced.ts";
import { showsQuery } from "../../../trade-shows/calendar/shows-query.ts";
import { eventOf } from "../../../trade-shows/show-links.ts";
import { browserNow } from "../../../ui/browser-now.ts";
import { Combobox } from "../../../ui/form/combobox.tsx";
import type { TextInput } from "../../../ui/form/text-input.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { useQuoteForm } from "../../form/quote-form-context.ts";
import { calendarNote, type FilledShow, fillFromShow } from "../../form/quote-form-prefill.ts";
import { isSameTitle, showTitled } from "./show-titled.ts";

/** Maximum length of a search text that the calendar accepts. */
const longestSearch = 100;

/**
 * A text field for the show's name that suggests the calendar's shows; choosing one fills in its
 * first day and venue.
 */
export function TradeShowNameInput({ onBlur, ...props }: ComponentProps<typeof TextInput>) {
  const { form, extras, setExtras } = useQuoteForm();
  const { filledShow } = extras;
  const [typed, eventDate, venue] = useWatch({
    control: form.control,
    name: ["tradeShowName", "eventDate", "venue"],
  });
  const [isWanted, setIsWanted] = useState(false);
  const search = new URLSearchParams({ search: useDebounced(typed).slice(0, longestSearch) });
  const { data } = useQuery({ ...showsQuery(search), enabled: isWanted });
  const shows = matchingShows(data?.shows ?? [], typed);
  const note = calendarNote({ tradeShowName: typed, eventDate, venue }, filledShow);

  function fillIn(show: FilledShow | null) {
    const values = form.getValues();
    const tradeShowName = show?.show ?? values.tradeShowName;
    const filled = { ...values, tradeShowName };
    const now = fillFromShow(filled, show ?? { date: null, venue: null }, filledShow);
    for (const field of ["tradeShowName", "eventDate", "venue"] as const) {
      if (now[field] === values[field]) continue;
      const shouldValidate = form.getFieldState(field).invalid;
      form.setValue(field, now[field], { shouldDirty: true, shouldValidate });
    }
    form.setValue("tradeShowId", show?.id ?? "", { shouldDirty: true });
    setExtras({ filledShow: show });
  }
  function choose(show: ShowCardBody) {
    const { venue, ...event } = eventOf(show);
    fillIn({ id: show.id, ...event, venue: venue?.slice(0, limits.venue) ?? null });
  }
  /**
   * On blur, chooses the show whose whole title was typed; a different name removes the previous
   * show's day and venue.
   */
  function leave(event: FocusEvent<HTMLInputElement>) {
    const name = event.currentTarget.value;
    if (!filledShow || !isSameTitle(filledShow.show, name)) {
      const show = showTitled(data?.shows ?? [], name, browserNow());
      if (show) choose(show);
      else if (filledShow && !isPartOf(name, filledShow.show)) fillIn(null);
    }
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
        onChoose={(id) => {
          const show = shows.find((each) => each.id === id);
          if (show) choose(show);
        }}
        placeholder="e.g. CES"
        onFocus={() => setIsWanted(true)}
        onBlur={leave}
      />
      {note && (
        <Text size="small" tone="positive">
          {note}
        </Text>
      )}
    </>
  );
}

/**
 * Whether one of the names contains the other: "CES 2027" matches "CES", and so does a half-typed
 * name.
 */
function isPartOf(name: string, other: string): boolean {
  const [one, two] = [foldText(name), foldText(other)];
  return one.includes(two) || two.includes(one);
}
