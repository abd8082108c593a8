import type { FavouriteType } from "../../domain/favourites/favourite.ts";
import { useCurrentUser } from "../session/use-current-user.ts";
import { useIsAlive } from "../ui/use-is-alive.ts";
import { FavouriteCount } from "./favourite-count.tsx";
import { HeartButton, type HeartShape } from "./heart-button.tsx";
import { offerSignIn } from "./offer-sign-in.ts";
import { OwnFavouriteButton } from "./own-favourite-button.tsx";

type Props = {
  itemType: FavouriteType;
  itemId: string;
  /** Name of the item, for screen readers. */
  name: string;
  /** Count the people who favorited an item stands beside the heart. */
  showCount?: boolean;
  shape?: HeartShape;
};

/** A heart: filled when the item is a favorite. A visitor is asked to sign in. */
export function FavouriteButton({ itemType, itemId, name, showCount, shape }: Props) {
  const isVisitor = useCurrentUser() === null;
  const isAlive = useIsAlive();
  const item = { itemType, itemId };
  const count = showCount && <FavouriteCount item={item} />;
  // most hearts on a page are a visitor's, who has nothing to read and nothing to change
  return isVisitor ? (
    <HeartButton name={name} shape={shape} isDisabled={!isAlive} onPress={() => offerSignIn(item)}>
      {count}
    </HeartButton>
  ) : (
    <OwnFavouriteButton item={item} name={name} shape={shape}>
      {count}
    </OwnFavouriteButton>
  );
}
