import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useId, useState } from "react";
import { useWatch } from "react-hook-form";
import { showsQuery } from "../trade-shows/shows-query.ts";
import { TextInput } from "../ui/text-input.tsx";
import { matchingShows } from "./matching-shows.ts";
import { useQuoteForm } from "./quote-form-context.ts";
import { useAfterPause } from "./use-after-pause.ts";

/** The calendar's search takes no more. */
const longestSearch = 100;

/** A show's name: anything may be typed, and the calendar's shows are offered once somebody is there to type. */
export function TradeShowNameInput(props: ComponentProps<typeof TextInput>) {
  const { form } = useQuoteForm();
  const typed = useWatch({ control: form.control, name: "tradeShowName" });
  const [isWanted, setIsWanted] = useState(false);
  const search = new URLSearchParams({ search: useAfterPause(typed).slice(0, longestSearch) });
  const { data } = useQuery({ ...showsQuery(search), enabled: isWanted });
  const list = useId();
  return (
    <>
      <TextInput
        {...props}
        list={list}
        autoComplete="off"
        placeholder="e.g. CES 2027"
        onFocus={() => setIsWanted(true)}
      />
      <datalist id={list}>
        {matchingShows(data?.shows ?? [], typed).map((title) => (
          <option key={title} value={title} />
        ))}
      </datalist>
    </>
  );
}
