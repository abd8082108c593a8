import { useSearchParams } from "react-router";
import { QueryScope } from "../api/query-scope.tsx";
import { useSite } from "../page/site.ts";
import { useCurrentUser } from "../session/use-current-user.ts";
import { AccountMenu } from "../shell/header/account-menu.tsx";
import { headerPlaces } from "../shell/header/navigation.ts";
import { Logo } from "../shell/logo.tsx";
import { LinkButton } from "../ui/action/link-button.tsx";
import { ViewLinks } from "../ui/data/view-links.tsx";
import { useReadCounts } from "./admin-counts.ts";
import { adminPlaces, adminView, placeOf } from "./admin-view.ts";
import { header, places as placesStyle, row } from "./work-header.css.ts";

/** The header of work screens: the five places, and the account with the site's public menu. */
export function WorkHeader() {
  const user = useCurrentUser();
  const { entries, more } = headerPlaces("admin");
  return (
    <header className={header}>
      <div className={row}>
        <Logo {...useSite()} />
        <div className={placesStyle}>
          <QueryScope>
            <Places />
          </QueryScope>
        </div>
        {user && (
          <AccountMenu user={user} id="own-places" others={[...entries, ...more]}>
            <LinkButton to="/api/logout" size="small" reloadDocument>
              Logout
            </LinkButton>
          </AccountMenu>
        )}
      </div>
    </header>
  );
}

/** The five places, each with the number of items that wait in it once the page has read it. */
function Places() {
  const [address] = useSearchParams();
  const current = placeOf(adminView(address));
  const counts = useReadCounts();
  const countOf = ({ views }: (typeof adminPlaces)[number]) =>
    views.reduce((sum, { name }) => sum + (counts[name] ?? 0), 0);
  return (
    <ViewLinks
      label="Admin dashboard"
      views={adminPlaces.map((place) => ({
        label: place.label,
        to: place.views[0].to,
        isCurrent: place === current,
        count: countOf(place) || undefined,
      }))}
    />
  );
}
