import ChevronDown from "lucide-react/icons/chevron-down";
import { useEffect, useRef } from "react";
import type { FacetBody } from "../../../app-server/contract/portfolio/portfolio.ts";
import type { FilterDimension } from "../../../domain/portfolio/search/project-filter.ts";
import { formatCount } from "../../format.ts";
import { badge, box, chevron, count, facet, option, panel, summary } from "./facet-filter.css.ts";

type Props = {
  name: FilterDimension;
  label: string;
  options: readonly FacetBody[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
};

/** One filter: its options with counts. Opens without scripts, too. */
export function FacetFilter({ name, label, options, chosen, onToggle }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      if (!details.current?.open || details.current.contains(event.target as Node)) return;
      details.current.open = false;
    };
    document.addEventListener("pointerdown", close);
    return () => document.removeEventListener("pointerdown", close);
  }, []);
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
      <div className={panel} role="group" aria-label={label}>
        {options.map((each) => (
          <label key={each.value} className={option} data-none={each.count === 0 || undefined}>
            <input
              type="checkbox"
              name={name}
              value={each.value}
              className={box}
              checked={chosen.includes(each.value)}
              onChange={() => onToggle(each.value)}
            />
            <span>{each.label}</span>
            {each.count !== null && <span className={count}>{formatCount(each.count)}</span>}
          </label>
        ))}
      </div>
    </details>
  );
}
