import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ComponentProps, useState } from "react";
import { formatDateRange } from "../../../domain/trade-shows/format-date-range.ts";
import { matchingShows } from "../../../domain/trade-shows/matching-shows.ts";
import { callQuery } from "../../api/call-query.ts";
import { useDebounced } from "../../page/use-debounced.ts";
import { SuggestingInput } from "./suggesting-input.tsx";

type Props = Pick<ComponentProps<typeof SuggestingInput>, "id" | "name" | "placeholder" | "value">;

/** A text field for a show that suggests the calendar's shows. Other texts are accepted, too. */
export function ShowInput(props: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const search = new URLSearchParams({ search: useDebounced(typed ?? "").slice(0, 100) });
  const { data } = useQuery({
    ...callQuery("GET /api/trade-shows/search", { query: search }),
    placeholderData: keepPreviousData,
    enabled: typed !== null,
  });
  return (
    <SuggestingInput
      {...props}
      listLabel="Shows of our calendar"
      onEnter={() => setTyped((before) => before ?? "")}
      onType={setTyped}
      suggest={(text) =>
        matchingShows(data?.shows ?? [], text).map(({ title, startDate, endDate, city }) => ({
          id: title,
          label: title,
          note: [formatDateRange(startDate, endDate), city].filter(Boolean).join(" · "),
        }))
      }
    />
  );
}
