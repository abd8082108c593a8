import {
  type LinkProps,
  type NavLinkProps,
  Link as RouterLink,
  NavLink as RouterNavLink,
  useLocation,
} from "react-router";

/** A root-relative URL without special characters, which the router renders unchanged. */
const plainAddress = /^\/(?:[\w%~-]+(?:\/[\w%~-]+)*)?(?:\?[\w%~=&+-]+)?(?:#[\w-]+)?$/;

/** Props for client-side navigation that are not HTML attributes. */
const ofNavigation = new Set([
  "to",
  "replace",
  "state",
  "preventScrollReset",
  "viewTransition",
  "reloadDocument",
  "defaultShouldRevalidate",
]);

/**
 * Renders the same element as the router's link on the server, without resolving the URL and
 * creating event handlers.
 */
function ServerLink(props: LinkProps) {
  const { to, relative, mask, prefetch, discover } = props;
  const isPlain = typeof to === "string" && plainAddress.test(to);
  if (!isPlain || relative || mask || prefetch || discover) return <RouterLink {...props} />;
  const attributes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (!ofNavigation.has(name)) attributes[name] = value;
  }
  return <a {...attributes} href={to} data-discover="true" />;
}

/** A link within the site. */
export const Link = (import.meta.env.SSR ? ServerLink : RouterLink) as typeof RouterLink;

type PlaceProps = Omit<NavLinkProps, "to" | "className" | "style" | "children"> & {
  to: string;
  className: string;
  children: string;
};

/** Renders the same element as the router's `NavLink`. */
function ServerNavLink({ end = false, className, ...rest }: PlaceProps) {
  const { pathname } = useLocation();
  const isOpen = isWithin(pathname, rest.to, end);
  return (
    <ServerLink
      {...rest}
      aria-current={isOpen ? "page" : undefined}
      className={isOpen ? `${className} active` : className}
    />
  );
}

/** Whether the page's path equals this path or, unless `end` is set, lies below it. */
export function isWithin(pathname: string, address: string, end = false): boolean {
  const path = pathname.toLowerCase();
  const [place] = address.split(/[?#]/, 1);
  return path === place || (!end && path.startsWith(`${place}/`));
}

/** A navigation link, marked when the current page is at or below its path. */
export const NavLink: (props: PlaceProps) => React.ReactNode = import.meta.env.SSR
  ? ServerNavLink
  : RouterNavLink;
