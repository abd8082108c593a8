import { type LinkProps, Link as RouterLink } from "react-router";

/** An address from the site's root that the router writes as it is. */
const plainAddress = /^\/(?:[\w%~-]+(?:\/[\w%~-]+)*)?(?:\?[\w%~=&+-]+)?(?:#[\w-]+)?$/;

/** Properties for navigation in the browser, which are no attributes of the element. */
const ofNavigation = new Set([
  ...["to", "replace", "state", "preventScrollReset", "viewTransition"],
  ...["reloadDocument", "defaultShouldRevalidate"],
]);

/** The same element as the router's, which resolves every address and makes handlers that a server never calls. */
function ServerLink(props: LinkProps) {
  const { to, relative, mask, prefetch, discover } = props;
  const isPlain = typeof to === "string" && plainAddress.test(to);
  if (!isPlain || relative || mask || prefetch || discover) return <RouterLink {...props} />;
  const attributes = Object.entries(props).filter(([name]) => !ofNavigation.has(name));
  return <a {...Object.fromEntries(attributes)} href={to} data-discover="true" />;
}

/** A link within the site. */
export const Link = (import.meta.env.SSR ? ServerLink : RouterLink) as typeof RouterLink;
