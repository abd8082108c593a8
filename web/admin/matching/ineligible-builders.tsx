import type { IneligibleBody } from "../../../app-server/contract/quotes/suggested-builders.ts";
import { formatCount } from "../../format.ts";
import { Name } from "../../ui/text/name.tsx";
import { Text } from "../../ui/text/text.tsx";
import { item, list, name as nameStyle, toggle } from "./ineligible-builders.css.ts";

type Props = {
  builders: readonly IneligibleBody[];
  /** Number of builders beyond the listed ones. */
  more: number;
};

/**
 * Builders who cannot take the job, collapsed, each with the reason and with what would change it.
 */
export function IneligibleBuilders({ builders, more }: Props) {
  if (builders.length === 0) return null;
  return (
    <details>
      <summary className={toggle}>{`Not a match (${formatCount(builders.length + more)})`}</summary>
      <ul className={list}>
        {builders.map(({ builderId, name, obstacles }) => (
          <li key={builderId} className={item}>
            <span className={nameStyle}>
              <Name>{name}</Name>
            </span>
            {obstacles.map(({ condition, why, change }) => (
              <Text key={condition} size="small" tone="muted">
                {why}. To fix: {change}.
              </Text>
            ))}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Text size="small" tone="muted">
          {`These are the nearest ${builders.length}. ${formatCount(more)} more ${more === 1 ? "doesn't" : "don't"} match either; choose a builder by name to invite them anyway.`}
        </Text>
      )}
    </details>
  );
}
