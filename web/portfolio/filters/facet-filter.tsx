import ChevronDown from "lucide-react/icons/chevron-down";
import { memo, useEffect, useRef, useState } from "react";
import type { FacetBody } from "../../../app-server/contract/portfolio/portfolio.ts";
import { plainSizes } from "../../../domain/portfolio/search/booth-size-spellings.ts";
import type { FilterDimension } from "../../../domain/portfolio/search/project-filter.ts";
import { foldText } from "../../../domain/shared/text/fold-text.ts";
import { formatCount } from "../../format.ts";
import { useCachedMarkup } from "../../ui/cached-markup.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import {
  badge,
  box,
  chevron,
  count,
  facet,
  finder,
  group,
  groupName,
  noOption,
  option,
  panel,
  summary,
} from "./facet-filter.css.ts";

/** Number of options from which on they can be searched. */
const searchedFrom = 12;

type Props = {
  name: FilterDimension;
  label: string;
  options: readonly FacetBody[];
  chosen: readonly string[];
  onToggle: (name: FilterDimension, value: string) => void;
};

/**
 * One filter: its options with counts, grouped by region where they have one. It opens without
 * scripts, too.
 */
export const FacetFilter = memo(function FacetFilter({
  name,
  label,
  options,
  chosen,
  onToggle,
}: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      if (!details.current?.open || details.current.contains(event.target as Node)) return;
      details.current.open = false;
    };
    document.addEventListener("pointerdown", close);
    return () => document.removeEventListener("pointerdown", close);
  }, []);
  const [text, setText] = useState("");
  const show = (each: FacetBody) => (
    <label key={each.value} className={option} data-none={each.count === 0 || undefined}>
      <input
        type="checkbox"
        name={name}
        value={each.value}
        className={box}
        checked={chosen.includes(each.value)}
        onChange={() => onToggle(name, each.value)}
      />
      <span>{each.label}</span>
      {each.count !== null && <span className={count}>{formatCount(each.count)}</span>}
    </label>
  );
  // cached: hundreds of elements in closed panels
  const content = useCachedMarkup([name, label, options, chosen], () => {
    const wanted = plain(text);
    const found = options.filter(({ label }) => plain(label).includes(wanted));
    return (
      <>
        {options.length >= searchedFrom && (
          <div className={finder}>
            <TextInput
              type="search"
              aria-label={`Find in ${label}`}
              placeholder="Find…"
              value={text}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
            />
          </div>
        )}
        {byRegion(found).map(([region, members]) =>
          region === null ? (
            members.map(show)
          ) : (
            <fieldset key={region} className={group}>
              <legend className={groupName}>{region}</legend>
              {members.map(show)}
            </fieldset>
          ),
        )}
        {found.length === 0 && options.length > 0 && (
          <div className={noOption} role="status">
            Nothing matches
          </div>
        )}
      </>
    );
  });
  return (
    <details
      ref={details}
      name="portfolio-filter"
      className={facet}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !details.current?.open) return;
        details.current.open = false;
        details.current.querySelector("summary")?.focus();
      }}
    >
      <summary className={summary} data-chosen={chosen.length > 0 || undefined}>
        {label}
        {chosen.length > 0 && <span className={badge}>{chosen.length}</span>}
        <ChevronDown size={18} aria-hidden="true" className={chevron} />
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll */}
      <div className={panel} role="group" aria-label={label} {...content} />
    </details>
  );
});

const elsewhere = "Elsewhere";

/**
 * Options grouped by region, those without one last; a single group with the key null when no
 * option has one.
 */
function byRegion(options: readonly FacetBody[]): [region: string | null, FacetBody[]][] {
  if (options.every(({ region }) => !region)) return [[null, [...options]]];
  const groups = [...Map.groupBy(options, ({ region }) => region ?? elsewhere)];
  const isLast = ([region]: [string, FacetBody[]]) => Number(region === elsewhere);
  return groups.sort((one, other) => isLast(one) - isLast(other) || one[0].localeCompare(other[0]));
}

/**
 * Normalizes a label for search: lower case, no accents, uniform sizes. "dus" finds Düsseldorf, "20
 * by" finds 20x20.
 */
const plain = (label: string) => plainSizes(foldText(label));
