import type { ReactNode } from "react";
import type { FavouriteItem } from "../../domain/favourites/favourite.ts";
import { HeartButton, type HeartShape } from "./heart-button.tsx";
import { useFavourite } from "./use-favourite.ts";

type Props = { item: FavouriteItem; name: string; shape?: HeartShape; children?: ReactNode };

/** The heart of somebody who is signed in. It turns at once, and turns back when the server says no. */
export function OwnFavouriteButton({ item, name, shape, children }: Props) {
  const { isFavorited, isDisabled, isPending, toggle } = useFavourite(item);
  return (
    <HeartButton {...{ name, shape, isFavorited, isPending, isDisabled }} onPress={toggle}>
      {children}
    </HeartButton>
  );
}
