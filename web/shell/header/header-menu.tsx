import { type ReactNode, useRef } from "react";
import { item, list, menu, opener, over } from "./header-menu.css.ts";
import type { Destination } from "./navigation.ts";
import { NavigationLinks } from "./navigation-links.tsx";
import { StrokeIcon } from "./stroke-icon.tsx";
import { useDismiss } from "./use-dismiss.ts";
import { useOpen } from "./use-open.ts";

type Props = {
  children: ReactNode;
  places: readonly Destination[];
  /** Id of the list. */
  id: string;
  /** Whether the list lies over the page in small windows, too. */
  isOver?: boolean;
  /** The last entry of the list. */
  end?: ReactNode;
};

/** A button that opens a list of links. Escape and a press outside close it. */
export function HeaderMenu({ children, places, id, isOver = false, end }: Props) {
  const [isOpen, setOpen] = useOpen();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useDismiss(isOpen, () => setOpen(false), button, root);

  return (
    <div ref={root} className={menu}>
      <button
        ref={button}
        type="button"
        className={opener}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {children}
        <StrokeIcon path="m6 9 6 6 6-6" size={16} />
      </button>
      <ul id={id} className={isOver ? `${list} ${over}` : list} hidden={!isOpen}>
        <NavigationLinks places={places} linkStyle={item} onFollow={() => setOpen(false)} />
        {end && <li>{end}</li>}
      </ul>
    </div>
  );
}
