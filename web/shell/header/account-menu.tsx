import type { CurrentUserBody } from "../../../app-server/contract/accounts/accounts.ts";
import { shownPicture } from "../../../domain/pictures/linked-picture.ts";
import { name as nameStyle, person, portrait } from "./account-corner.css.ts";
import { HeaderMenu } from "./header-menu.tsx";

const places = [
  { label: "Favorites", to: "/favourites" },
  { label: "Settings", to: "/dashboard?settings" },
];

/** The menu of the signed-in account, with links to its own pages. */
export function AccountMenu({ user, id }: { user: CurrentUserBody; id: string }) {
  const portraitSrc = shownPicture(user.profileImageUrl, {});
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ") || user.email;
  return (
    <HeaderMenu id={id} places={places}>
      <span className={person}>
        {portraitSrc && (
          <img src={portraitSrc} alt="" width={36} height={36} className={portrait} />
        )}
        <span className={nameStyle} title={name}>
          {name}
        </span>
      </span>
    </HeaderMenu>
  );
}
