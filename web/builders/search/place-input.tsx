import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ComponentProps, useState } from "react";
import { foldText } from "../../../domain/shared/text/fold-text.ts";
import { callQuery } from "../../api/call-query.ts";
import { SuggestingInput } from "./suggesting-input.tsx";

const most = 8;

type Props = Pick<ComponentProps<typeof SuggestingInput>, "id" | "name" | "placeholder" | "value">;

/** A place: any text, with the cities of the calendar as suggestions. They are read once the field is entered. */
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

/** Those that begin with the text first. */
function citiesFor(typed: string, cities: readonly string[]): string[] {
  const wanted = foldText(typed);
  const at = (city: string) => foldText(city).indexOf(wanted);
  const found = cities.filter((city) => at(city) >= 0);
  const [first, other] = [found.filter((city) => at(city) === 0), found.filter((city) => at(city))];
  return [...first, ...other].slice(0, most);
}
