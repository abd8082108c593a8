import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { FavouriteItem, FavouriteType } from "../../domain/favourites/favourite.ts";
import { useCurrentUser } from "../session/use-current-user.ts";
import { showToast } from "../ui/feedback/toast-store.ts";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { useIsAlive } from "../ui/use-is-alive.ts";
import { count } from "./favourite-button.css.ts";
import { favouriteCountQuery } from "./favourite-queries.ts";
import { HeartButton, type HeartShape } from "./heart-button.tsx";
import { useFavourite } from "./use-favourite.ts";
import { wantedFavourite } from "./wanted-favourite.ts";

type Props = {
  itemType: FavouriteType;
  itemId: string;
  /** Name of the item, for screen readers. */
  name: string;
  /** Shows beside the heart how many people favorited the item. */
  showCount?: boolean;
  shape?: HeartShape;
};

/** A heart, filled when the item is a favorite. Visitors are asked to sign in. */
export function FavouriteButton({ itemType, itemId, name, showCount, shape }: Props) {
  const isVisitor = useCurrentUser() === null;
  const isAlive = useIsAlive();
  const item = { itemType, itemId };
  const count = showCount && <FavouriteCount item={item} />;
  // most hearts are shown to visitors, who need neither queries nor mutations
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

/** The number of people who favorited an item; nothing until it is known. */
function FavouriteCount({ item }: { item: FavouriteItem }) {
  const { data } = useQuery(favouriteCountQuery(item));
  return (
    data && (
      <span className={count}>
        {data.count}
        <VisuallyHidden>{data.count === 1 ? " person" : " people"}</VisuallyHidden>
      </span>
    )
  );
}

/** Asks a visitor to sign in, and to return to this page, where the favorite is then added. */
function offerSignIn(item: FavouriteItem): void {
  showToast({
    title: "Sign in to save favorites",
    description: "You'll come right back here, and it'll be saved.",
    action: {
      label: "Sign in",
      run() {
        wantedFavourite.store(item);
        const { pathname, search } = window.location;
        window.location.assign(`/api/login?returnTo=${encodeURIComponent(pathname + search)}`);
      },
    },
  });
}

type OwnProps = { item: FavouriteItem; name: string; shape?: HeartShape; children?: ReactNode };

/** The heart of a signed-in member. Updates optimistically and rolls back when refused. */
function OwnFavouriteButton({ item, name, shape, children }: OwnProps) {
  const { isFavorited, isDisabled, isPending, toggle } = useFavourite(item);
  return (
    <HeartButton {...{ name, shape, isFavorited, isPending, isDisabled }} onPress={toggle}>
      {children}
    </HeartButton>
  );
}
