import X from "lucide-react/icons/x";
import { Badge } from "../../ui/feedback/badge.tsx";
import { Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { chip, chips, chosen } from "./chosen-builders.css.ts";

type Props = {
  selected: readonly string[];
  /** Ids of builders who were already asked to quote. */
  asked: readonly string[];
  nameOf: (id: string) => string;
  onRemove: (id: string) => void;
};

/** All selected builders; pressing one removes it. */
export function ChosenBuilders({ selected, asked, nameOf, onRemove }: Props) {
  return (
    <section className={chosen} aria-label="Chosen builders">
      <div role="status">
        <Text size="small" tone="muted">
          {selected.length} selected
        </Text>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari forgets that it is a list */}
      <ul className={chips} role="list">
        {selected.map((id) => (
          <li key={id}>
            <button type="button" className={chip} onClick={() => onRemove(id)}>
              <VisuallyHidden>Remove </VisuallyHidden>
              {nameOf(id)}
              {asked.includes(id) && <Badge tone="info">Already asked</Badge>}
              <X size={16} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
