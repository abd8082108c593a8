import { NavLink } from "../../ui/action/link.tsx";
import type { Destination } from "./navigation.ts";

type Props = {
  places: readonly Destination[];
  linkStyle: string;
  onFollow?: () => void;
};

/** Links of a navigation, with the current page marked. */
export function NavigationLinks({ places, linkStyle, onFollow }: Props) {
  return places.map(({ label, to }) => (
    <li key={to}>
      <NavLink to={to} end={to === "/"} className={linkStyle} onClick={onFollow}>
        {label}
      </NavLink>
    </li>
  ));
}
