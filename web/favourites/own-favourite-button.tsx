import type { ReactNode } from "react";
import type { FavouriteItem } from "../../domain/favourites/favourite.ts";
import { HeartButton, type HeartShape } from "./heart-button.tsx";
import { useFavourite } from "./use-favourite.ts";

type Props = { item: FavouriteItem; name: string; shape?: HeartShape; children?: ReactNode };

/** The heart of a signed-in member. Updates optimistically and rolls back when refused. */
export function OwnFavouriteButton({ item, name, shape, children }: Props) {
  const { isFavorited, isDisabled, isPending, toggle } = useFavourite(item);
  return (
    <HeartButton {...{ name, shape, isFavorited, isPending, isDisabled }} onPress={toggle}>
      {children}
    </HeartButton>
  );
}
