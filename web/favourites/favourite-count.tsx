import { useQuery } from "@tanstack/react-query";
import type { FavouriteItem } from "../../domain/favourites/favourite.ts";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { count } from "./favourite-button.css.ts";
import { favouriteCountQuery } from "./favourite-queries.ts";

/** How many people have marked an item; nothing until that is known. */
export function FavouriteCount({ item }: { item: FavouriteItem }) {
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
