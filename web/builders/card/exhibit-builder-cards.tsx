import type { ExhibitBuilderBody } from "../../../app-server/contract/builders/exhibit-builders.ts";
import { Cached } from "../../ui/cached-markup.tsx";
import { cards, place } from "./exhibit-builder-card.css.ts";
import { ExhibitBuilderCard } from "./exhibit-builder-card.tsx";

type Props = { builders: readonly ExhibitBuilderBody[] };

/** Small builder cards in a grid. */
export function ExhibitBuilderCards({ builders }: Props) {
  return (
    <ul className={cards}>
      {builders.map((builder) => (
        <Cached as="li" key={builder.id} className={place} of={["builder in few words", builder]}>
          {() => <ExhibitBuilderCard builder={builder} />}
        </Cached>
      ))}
    </ul>
  );
}
