import { useId } from "react";
import type { SuggestionBody } from "../../../app-server/contract/quotes/suggested-builders.ts";
import { Badge } from "../../ui/feedback/badge.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Fieldset } from "../../ui/form/fieldset.tsx";
import {
  bar,
  barFill,
  because,
  item,
  list,
  points as pointsStyle,
  reason as reasonStyle,
  reasons as reasonsStyle,
  toggle,
} from "./suggestions.css.ts";
import { toggled } from "./toggled.ts";

type Props = {
  suggestions: readonly SuggestionBody[];
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
};

/** Number of reasons shown beside a name; the others are collapsed. */
const shownReasons = 3;

/** Matching builders, best first, each with its reasons and a checkbox. */
export function Suggestions({ suggestions, selected, onSelect }: Props) {
  const listId = useId();
  return (
    <Fieldset
      legend="Suggested builders"
      hint="Match score out of 100, the exhibitor's picks first, then the best."
    >
      <ol className={list}>
        {suggestions.map((suggestion) => (
          <li key={suggestion.builderId} className={item}>
            <Checkbox
              label={suggestion.name}
              checked={selected.includes(suggestion.builderId)}
              onChange={() => onSelect(toggled(selected, suggestion.builderId))}
              aria-describedby={`${listId}${suggestion.builderId}`}
            />
            <Points suggestion={suggestion} />
            <div className={because}>
              <p id={`${listId}${suggestion.builderId}`}>{bestReasons(suggestion)}</p>
              <Reasons suggestion={suggestion} />
            </div>
          </li>
        ))}
      </ol>
    </Fieldset>
  );
}

function Points({ suggestion }: { suggestion: SuggestionBody }) {
  const { points, isAssigned, isPreferred } = suggestion;
  return (
    <div className={pointsStyle}>
      {isPreferred && <Badge tone="info">Exhibitor's pick</Badge>}
      {isAssigned && <Badge tone="info">Already asked</Badge>}
      <span className={bar} aria-hidden="true">
        <span className={barFill} style={{ width: `${points}%` }} />
      </span>
      <span>{points} points</span>
    </div>
  );
}

function Reasons({ suggestion: { name, reasons } }: { suggestion: SuggestionBody }) {
  return (
    <details>
      <summary className={toggle} aria-label={`All reasons for ${name}`}>
        All reasons
      </summary>
      <ul className={reasonsStyle}>
        {reasons.map(({ criterion, points, outOf, why }) => (
          <li key={criterion} className={reasonStyle}>
            <span>{why}</span>
            <span>
              {points} of {outOf}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The top reasons in one line, and the builder's workload. */
function bestReasons({ reasons, load }: SuggestionBody): string {
  const best = reasons
    .filter(({ criterion, points }) => points > 0 && criterion !== "load")
    .sort(
      (one, other) =>
        other.points / other.outOf - one.points / one.outOf || other.points - one.points,
    )
    .slice(0, shownReasons);
  return [...best.map(({ why }) => why), load].join(". ").concat(".");
}
