import { useRef } from "react";
import { useLocation } from "react-router";
import { useSite } from "../../page/site.ts";
import { useCurrentUser } from "../../session/use-current-user.ts";
import { IconButton } from "../../ui/action/icon-button.tsx";
import { isWithin } from "../../ui/action/link.tsx";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { useCachedMarkup } from "../../ui/cached-markup.tsx";
import { Logo } from "../logo.tsx";
import { AccountCorner } from "./account-corner.tsx";
import { HeaderMenu } from "./header-menu.tsx";
import { headerPlaces } from "./navigation.ts";
import { NavigationLinks } from "./navigation-links.tsx";
import {
  corner,
  header,
  line,
  link,
  links,
  menu,
  menuLink,
  menuLinks,
  row,
  toggle as toggleStyle,
} from "./site-header.css.ts";
import { StrokeIcon } from "./stroke-icon.tsx";
import { useDismiss } from "./use-dismiss.ts";
import { useOpen } from "./use-open.ts";

type Props = {
  knowsVisitor: boolean;
  /** Whether the page has an orange button of its own. */
  hasMainAction: boolean;
};

/**
 * The header of every page: the most important links, a menu of the others, and a button for quotes
 * (not for builders and admins), the page's orange one unless it has its own. On small windows a toggle shows the links; Escape and navigating
 * close it.
 */
export function SiteHeader({ knowsVisitor, hasMainAction }: Props) {
  const [isOpen, setOpen] = useOpen();
  const toggle = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  const userType = useCurrentUser()?.userType ?? null;
  const site = useSite();
  const { entries, more } = headerPlaces(userType);
  const visitorsPlace =
    import.meta.env.SSR && knowsVisitor && userType === null
      ? ([...entries, ...more].find(({ to }) => isWithin(pathname, to, to === "/"))?.to ?? "/-")
      : null;
  const mayAsk = userType === null || userType === "exhibitor";

  useDismiss(isOpen, () => setOpen(false), toggle);
  const content = useCachedMarkup(
    visitorsPlace && ["header", site, visitorsPlace, hasMainAction],
    () => (
      <>
        <div className={row}>
          <Logo {...site} />
          <nav aria-label="Main" className={line}>
            <ul className={links}>
              <NavigationLinks places={entries} linkStyle={link} />
              <li>
                <HeaderMenu id="more" places={more}>
                  More
                </HeaderMenu>
              </li>
            </ul>
          </nav>
          <div className={corner}>{knowsVisitor && <AccountCorner menuId="own-places" />}</div>
          {mayAsk && (
            <LinkButton to="/#quote-form" tone={hasMainAction ? "plain" : "accent"} size="small">
              Get quotes
            </LinkButton>
          )}
          <div className={toggleStyle}>
            <IconButton
              ref={toggle}
              label={isOpen ? "Close menu" : "Open menu"}
              aria-expanded={isOpen}
              aria-controls="menu"
              icon={
                <StrokeIcon path={isOpen ? "M18 6 6 18M6 6l12 12" : "M4 5h16M4 12h16M4 19h16"} />
              }
              onClick={() => setOpen(!isOpen)}
            />
          </div>
        </div>
        <div id="menu" className={menu} hidden={!isOpen}>
          <nav aria-label="Menu">
            <ul className={menuLinks}>
              <NavigationLinks
                places={[...entries, ...more]}
                linkStyle={menuLink}
                onFollow={() => setOpen(false)}
              />
            </ul>
          </nav>
          {knowsVisitor && <AccountCorner menuId="own-places-in-menu" />}
        </div>
      </>
    ),
    visitorsPlace,
  );
  return <header className={header} {...content} />;
}
