import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { countryNames } from "../../../domain/shared/country-name.ts";
import { foldText } from "../../../domain/shared/text/fold-text.ts";
import { formatDateRange } from "../../../domain/trade-shows/format-date-range.ts";
import { useDebounced } from "../../page/use-debounced.ts";
import { showsQuery } from "../../trade-shows/calendar/shows-query.ts";
import { Combobox } from "../../ui/form/combobox.tsx";
import { Field } from "../../ui/form/field.tsx";
import { ratesHref } from "./rates-address.ts";

/** Maximum length of a search text that the calendar accepts. */
const longestSearch = 100;

/** Opens the rate form of a show from the calendar, or of a country. */
export function ChooseRates() {
  const [typed, setTyped] = useState("");
  const search = useDebounced(typed.trim()).slice(0, longestSearch);
  const found = useQuery({
    ...showsQuery(new URLSearchParams({ search })),
    enabled: search !== "",
  });
  const navigate = useNavigate();
  const countries = countryNames.filter((name) => foldText(name).startsWith(foldText(typed)));
  const shows = search === "" ? [] : (found.data?.shows ?? []);
  const suggestions =
    typed.trim() === ""
      ? []
      : [
          ...countries.map((name) => ({ id: name, label: name, note: "Country" })),
          ...shows.map(({ id, title, startDate, endDate, city }) => ({
            id,
            label: title,
            note: [formatDateRange(startDate, endDate), city].filter(Boolean).join(" · "),
          })),
        ];
  return (
    <Field label="Enter rates of a show or a country" hint="Type part of its name, then choose it.">
      {(control) => (
        <Combobox
          {...control}
          listLabel="Shows and countries"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          suggestions={suggestions}
          onChoose={(id) =>
            navigate(ratesHref(countryNames.includes(id) ? { country: id } : { show: id }))
          }
        />
      )}
    </Field>
  );
}
