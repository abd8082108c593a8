import type { IneligibleBody } from "../../../app-server/contract/quotes/suggested-builders.ts";
import { Text } from "../../ui/text/text.tsx";
import { item, list, name as nameStyle, toggle } from "./ineligible-builders.css.ts";

/** Builders who cannot take the job as it is, folded: why, and what would change it. */
export function IneligibleBuilders({ builders }: { builders: readonly IneligibleBody[] }) {
  if (builders.length === 0) return null;
  return (
    <details>
      <summary className={toggle}>Not a match ({builders.length})</summary>
      <ul className={list}>
        {builders.map(({ builderId, name, obstacles }) => (
          <li key={builderId} className={item}>
            <span className={nameStyle}>{name}</span>
            {obstacles.map(({ condition, why, change }) => (
              <Text key={condition} size="small" tone="muted">
                {why}. To fix: {change}.
              </Text>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
