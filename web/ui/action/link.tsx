import {
  type LinkProps,
  type NavLinkProps,
  Link as RouterLink,
  NavLink as RouterNavLink,
  useLocation,
} from "react-router";

/** An address from the site's root that the router writes as it is. */
const plainAddress = /^\/(?:[\w%~-]+(?:\/[\w%~-]+)*)?(?:\?[\w%~=&+-]+)?(?:#[\w-]+)?$/;

/** Properties for navigation in the browser, which are no attributes of the element. */
const ofNavigation = new Set([
  "to",
  "replace",
  "state",
  "preventScrollReset",
  "viewTransition",
  "reloadDocument",
  "defaultShouldRevalidate",
]);

/** The same element as the router's, which resolves every address and makes handlers that a server never calls. */
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

/** The same as the router's. */
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

/** Whether a page lies at this address of the site or, unless it has to end there, below it. */
export function isWithin(pathname: string, address: string, end = false): boolean {
  const path = pathname.toLowerCase();
  const [place] = address.split(/[?#]/, 1);
  return path === place || (!end && path.startsWith(`${place}/`));
}

/** A link to a place of the site, marked when the page lies there. */
export const NavLink: (props: PlaceProps) => React.ReactNode = import.meta.env.SSR
  ? ServerNavLink
  : RouterNavLink;
