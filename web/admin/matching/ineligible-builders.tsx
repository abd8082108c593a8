import type { MisfitBody } from "../../../app-server/contract/quotes/suggested-builders.ts";
import { Text } from "../../ui/text/text.tsx";
import { item, list, name as nameStyle, toggle } from "./ineligible-builders.css.ts";

/** Builders who cannot take the job as it is, folded: why, and what would change it. */
export function IneligibleBuilders({ misfits }: { misfits: readonly MisfitBody[] }) {
  if (misfits.length === 0) return null;
  return (
    <details>
      <summary className={toggle}>Not a match ({misfits.length})</summary>
      <ul className={list}>
        {misfits.map(({ builderId, name, obstacles }) => (
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
