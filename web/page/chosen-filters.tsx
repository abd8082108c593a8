import X from "lucide-react/icons/x";
import type { MouseEventHandler } from "react";
import { Link } from "react-router";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { chip, chips as chipsStyle, clearAll, inOneRow } from "./chosen-filters.css.ts";

type Way = { to: string; onClick?: MouseEventHandler };
type Props = {
  /** The active filters; `to` is the list without this one. */
  chips: readonly (Way & { key: string; label: string })[];
  /** The link that clears all filters. */
  clear: Way;
  /** Keeps them in one row on phones, for a parent that scrolls sideways. */
  oneRow?: boolean;
};

/** The active filters of a list as chips; pressing one removes it. */
export function ChosenFilters({ chips, clear, oneRow = false }: Props) {
  const classes = oneRow ? `${chipsStyle} ${inOneRow}` : chipsStyle;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari forgets that it is a list
    <ul className={classes} role="list" aria-label="Chosen filters">
      {chips.map(({ key, label, ...way }) => (
        <li key={key}>
          <Link {...way} className={chip} preventScrollReset>
            <VisuallyHidden>Remove filter </VisuallyHidden>
            {label}
            <X size={16} aria-hidden="true" />
          </Link>
        </li>
      ))}
      <li>
        <Link {...clear} className={clearAll} preventScrollReset>
          Clear all
        </Link>
      </li>
    </ul>
  );
}
