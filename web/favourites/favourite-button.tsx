import { useQuery } from "@tanstack/react-query";
import Heart from "lucide-react/icons/heart";
import type { FavouriteType } from "../../domain/favourites/favourite.ts";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { button, count as countStyle, full, heart, shapes } from "./favourite-button.css.ts";
import { favouriteCountQuery } from "./favourite-queries.ts";
import { useFavourite } from "./use-favourite.ts";

type Props = {
  itemType: FavouriteType;
  itemId: string;
  /** What is marked, for whoever does not see beside what the heart stands. */
  name: string;
  /** How many people have marked it stands beside the heart. */
  showCount?: boolean;
  /** `floating` lies on a picture. */
  shape?: keyof typeof shapes;
};

/** A heart: full when the item is among one's favourites. It turns at once, and turns back when the server says no. */
export function FavouriteButton({
  itemType,
  itemId,
  name,
  showCount = false,
  shape = "plain",
}: Props) {
  const { isFavorited, isDisabled, isPending, toggle } = useFavourite({ itemType, itemId });
  const { data } = useQuery({ ...favouriteCountQuery({ itemType, itemId }), enabled: showCount });
  return (
    <button
      type="button"
      className={`${button} ${shapes[shape]}`}
      aria-pressed={isFavorited}
      aria-busy={isPending || undefined}
      disabled={isDisabled}
      // a double click is one wish, however fast the first half was answered
      onClick={({ detail }) => detail < 2 && toggle()}
      title={isFavorited ? "Remove from favorites" : "Add to favorites"}
    >
      <Heart
        size={20}
        aria-hidden="true"
        className={isFavorited ? `${heart} ${full}` : heart}
        fill={isFavorited ? "currentColor" : "none"}
      />
      <VisuallyHidden>{`Favorite: ${name}`}</VisuallyHidden>
      {showCount && data && (
        <span className={countStyle}>
          {data.count}
          <VisuallyHidden>{data.count === 1 ? " person" : " people"}</VisuallyHidden>
        </span>
      )}
    </button>
  );
}
