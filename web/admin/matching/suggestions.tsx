import { useId, useState } from "react";
import type { SuggestionBody } from "../../../app-server/contract/quotes/suggested-builders.ts";
import { Badge } from "../../ui/feedback/badge.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Fieldset } from "../../ui/form/fieldset.tsx";
import { Name } from "../../ui/text/name.tsx";
import {
  because,
  item,
  list,
  marks,
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

/** Lists matching builders, best first. A row shows a checkbox and the best reason; a press shows all reasons. */
export function Suggestions({ suggestions, selected, onSelect }: Props) {
  return (
    <Fieldset
      legend="Suggested builders"
      hint="Match score out of 100, the exhibitor's picks first, then the best."
    >
      <ol className={list}>
        {suggestions.map((suggestion) => (
          <Suggestion
            key={suggestion.builderId}
            suggestion={suggestion}
            isSelected={selected.includes(suggestion.builderId)}
            onToggle={() => onSelect(toggled(selected, suggestion.builderId))}
          />
        ))}
      </ol>
    </Fieldset>
  );
}

type RowProps = { suggestion: SuggestionBody; isSelected: boolean; onToggle: () => void };

function Suggestion({ suggestion, isSelected, onToggle }: RowProps) {
  const { name, points, reasons, isAssigned, isPreferred } = suggestion;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={item}>
      <Checkbox
        label={
          <>
            <span>
              <Name>{name}</Name>
            </span>
            <span id={`${id}-because`} className={because} aria-hidden="true">
              {bestReason(suggestion)}
            </span>
          </>
        }
        checked={isSelected}
        onChange={onToggle}
        aria-describedby={`${id}-because`}
      />
      <div className={marks}>
        {isPreferred && <Badge tone="info">Exhibitor's pick</Badge>}
        {isAssigned && <Badge tone="info">Already asked</Badge>}
        <button
          type="button"
          className={toggle}
          aria-label={`${points}% match: all reasons for ${name}`}
          aria-expanded={isOpen}
          aria-controls={`${id}-all`}
          onClick={() => setOpen(!isOpen)}
        >
          {points}% match
        </button>
      </div>
      <ul id={`${id}-all`} className={reasonsStyle} hidden={!isOpen}>
        {reasons.map(({ criterion, points, outOf, why }) => (
          <li key={criterion} className={reasonStyle}>
            <span>{why}</span>
            <span>
              {points} of {outOf}
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The reason that adds the most of what it can; the builder's workload if none adds anything. */
function bestReason({ reasons, load }: SuggestionBody): string {
  const [best] = reasons
    .filter(({ criterion, points }) => points > 0 && criterion !== "load")
    .sort(
      (one, other) =>
        other.points / other.outOf - one.points / one.outOf || other.points - one.points,
    );
  return best?.why ?? load;
}
