import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ComponentProps, useState } from "react";
import { foldText } from "../../../domain/shared/text/fold-text.ts";
import { callQuery } from "../../api/call-query.ts";
import { SuggestingInput } from "./suggesting-input.tsx";

const most = 8;

type Props = Pick<ComponentProps<typeof SuggestingInput>, "id" | "name" | "placeholder" | "value">;

/**
 * A text field for a place that suggests the calendar's cities, which are fetched on focus. Other
 * texts are accepted, too.
 */
export function PlaceInput(props: Props) {
  const [isEntered, setEntered] = useState(false);
  const { data } = useQuery({
    ...callQuery("GET /api/trade-shows/search", { query: new URLSearchParams() }),
    placeholderData: keepPreviousData,
    enabled: isEntered,
  });
  return (
    <SuggestingInput
      {...props}
      listLabel="Cities of our calendar"
      onEnter={() => setEntered(true)}
      suggest={(typed) =>
        citiesFor(typed, data?.cities ?? []).map((city) => ({ id: city, label: city, note: "" }))
      }
    />
  );
}

/** Cities that contain the typed text, those that begin with it first. */
function citiesFor(typed: string, cities: readonly string[]): string[] {
  const wanted = foldText(typed);
  const at = (city: string) => foldText(city).indexOf(wanted);
  const found = cities.filter((city) => at(city) >= 0);
  const [first, other] = [found.filter((city) => at(city) === 0), found.filter((city) => at(city))];
  return [...first, ...other].slice(0, most);
}
