import { NavLink } from "react-router";
import { useCurrentUser } from "../../session/use-current-user.ts";
import { headerLinks } from "./navigation.ts";

type Props = { listStyle: string; linkStyle: string; onFollow?: () => void };

/** The main navigation, with the dashboard for members. */
export function NavigationLinks({ listStyle, linkStyle, onFollow }: Props) {
  const user = useCurrentUser();
  const dashboard = user ? [{ label: "Dashboard", to: "/dashboard" }] : [];
  return (
    <ul className={listStyle}>
      {[...headerLinks, ...dashboard].map(({ label, to }) => (
        <li key={to}>
          <NavLink to={to} end={to === "/"} className={linkStyle} onClick={onFollow}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
