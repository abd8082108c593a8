import type { ReactNode } from "react";
import type { FavouriteBody } from "../../app-server/contract/favourites.ts";
import { FavouriteButton } from "../favourites/favourite-button.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { list, pinned, place } from "./favourite-section.css.ts";

type Props = {
  title: string;
  favourites: readonly FavouriteBody[];
  children: (favourite: FavouriteBody) => ReactNode;
};

/** Favorites of one kind, each with its heart; empty without any. */
export function FavouriteSection({ title, favourites, children }: Props) {
  if (favourites.length === 0) return null;
  return (
    <Stack gap="medium" as="section">
      <Heading level={2} size="section">
        {title}
      </Heading>
      {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari forgets that it is a list */}
      <ul className={list} role="list">
        {favourites.map((favourite) => (
          <li key={favourite.itemId} className={favourite.project ? place : `${place} ${pinned}`}>
            {children(favourite)}
            <FavouriteButton
              itemType={favourite.itemType}
              itemId={favourite.itemId}
              name={favourite.project?.title ?? favourite.builder?.name ?? "no longer available"}
              shape={favourite.project ? "floating" : "pinned"}
            />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
