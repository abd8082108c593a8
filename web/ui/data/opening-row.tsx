import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import {
  action as actionStyle,
  arrow,
  entry,
  first,
  line,
  opened,
  summary,
  withAction,
} from "./opening-row.css.ts";

type Props = {
  /** The entry's name, usually a heading. */
  title: ReactNode;
  /** Its state or its clock, at the end of the first line. */
  end?: ReactNode;
  /** Further lines, each cut at the end of the row; false: none. */
  lines: readonly ReactNode[];
  /** The one button that needs no opening. */
  action?: ReactNode;
  /** Questions and changes that wait for an answer, in sight also while the entry is closed. */
  asked?: ReactNode;
  /** All about the entry, in sight once it is opened. */
  children: ReactNode;
  onOpen?: () => void;
};

/** An entry of a list in a few lines; a press on them opens the rest in place. */
export function OpeningRow({ title, end, lines, action, asked, children, onOpen }: Props) {
  return (
    <li className={entry}>
      <div className={withAction}>
        <details onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}>
          <summary className={summary}>
            <div className={first}>
              {title}
              {end}
            </div>
            <ChevronDown size={18} className={arrow} aria-hidden="true" />
            {lines.map(
              (text, place) =>
                text && (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their order
                  <div key={place} className={line}>
                    {text}
                  </div>
                ),
            )}
          </summary>
          <div className={opened}>{children}</div>
        </details>
        {action && <div className={actionStyle}>{action}</div>}
      </div>
      {asked}
    </li>
  );
}
