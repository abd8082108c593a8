import type { ReactNode } from "react";
import type { CurrentUserBody } from "../../../app-server/contract/accounts/accounts.ts";
import { shownPicture } from "../../../domain/pictures/linked-picture.ts";
import { name as nameStyle, person, portrait } from "./account-corner.css.ts";
import { HeaderMenu } from "./header-menu.tsx";
import type { Destination } from "./navigation.ts";

const places = [
  { label: "Favorites", to: "/favourites" },
  { label: "Settings", to: "/dashboard?settings" },
];

type Props = {
  user: CurrentUserBody;
  id: string;
  /** Links after the account's own. */
  others?: readonly Destination[];
  /** The last entry of the menu. */
  children?: ReactNode;
};

/**
 * The menu of the signed-in account, with links to its own pages. With `others` it lies over the
 * page in every window.
 */
export function AccountMenu({ user, id, others, children }: Props) {
  const portraitSrc = shownPicture(user.profileImageUrl, {});
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ") || user.email;
  return (
    <HeaderMenu
      id={id}
      places={[...places, ...(others ?? [])]}
      isOver={others !== undefined}
      end={children}
    >
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
