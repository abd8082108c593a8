import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useId, useState } from "react";
import { useWatch } from "react-hook-form";
import { tradeShowsQuery } from "../trade-shows/trade-shows-query.ts";
import { TextInput } from "../ui/text-input.tsx";
import { matchingShows } from "./matching-shows.ts";
import { useQuoteForm } from "./quote-form-context.ts";

/** A show's name: anything may be typed, and the calendar's shows are offered once somebody is there to type. */
export function TradeShowNameInput(props: ComponentProps<typeof TextInput>) {
  const { form } = useQuoteForm();
  const typed = useWatch({ control: form.control, name: "tradeShowName" });
  const [isWanted, setIsWanted] = useState(false);
  const { data: shows = [] } = useQuery({ ...tradeShowsQuery(), enabled: isWanted });
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
        {matchingShows(shows, typed).map((title) => (
          <option key={title} value={title} />
        ))}
      </datalist>
    </>
  );
}
