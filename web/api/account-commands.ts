import type { CurrentUserBody } from "../../app-server/contract/accounts.ts";
import type { MessageBody } from "../../app-server/contract/admin.ts";
import type {
  FavouriteCheckBody,
  FavouriteCountBody,
  FavouriteStatesBody,
  ToggledFavouriteBody,
} from "../../app-server/contract/favourites.ts";
import type {
  AccountEventBody,
  ChangedProfileBody,
  EmailChangeBody,
  OwnProviderBody,
  OwnSessionBody,
  ProfileFormInput,
} from "../../app-server/contract/profile.ts";
import type { OwnType } from "../../domain/accounts/user.ts";
import type { FavouriteItem, FavouriteType } from "../../domain/favourites/favourite.ts";

/** What people do with their own accounts and favourites, in the browser. */
export type AccountCommands = {
  changeProfile(form: ProfileFormInput): Promise<ChangedProfileBody>;
  switchType(userType: OwnType): Promise<CurrentUserBody>;
  emailToConfirm(): Promise<EmailChangeBody>;
  keepEmail(): Promise<MessageBody>;

  ownProviders(): Promise<OwnProviderBody[]>;
  removeOwnProvider(id: string): Promise<MessageBody>;
  sessions(): Promise<OwnSessionBody[]>;
  endSession(id: string): Promise<MessageBody>;
  signOutEverywhere(): Promise<MessageBody>;
  accountEvents(): Promise<AccountEventBody[]>;
  /** `email` is the account's own, to be sure. */
  deleteAccount(email: string): Promise<MessageBody>;

  isFavourite(item: FavouriteItem): Promise<FavouriteCheckBody>;
  countFavourites(item: FavouriteItem): Promise<FavouriteCountBody>;
  /** One call for a page of cards. */
  areFavourites(itemType: FavouriteType, ids: readonly string[]): Promise<FavouriteStatesBody>;
  toggleFavourite(item: FavouriteItem): Promise<ToggledFavouriteBody>;
};
