import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import type { FavouriteBody } from "../../app-server/contract/favourites.ts";
import { FavouriteButton } from "../favourites/favourite-button.tsx";
import { focusIfLost } from "../ui/focus-if-lost.ts";
import { Stack } from "../ui/layout/stack.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { list, pinned, place } from "./favourite-section.css.ts";

type Props = {
  title: string;
  favourites: readonly FavouriteBody[];
  children: (favourite: FavouriteBody) => ReactNode;
};

/** Favorites of one kind, each with its heart; nothing when there are none. */
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
          <Favourite key={favourite.itemId} favourite={favourite}>
            {children(favourite)}
          </Favourite>
        ))}
      </ul>
    </Stack>
  );
}

type FavouriteProps = { favourite: FavouriteBody; children: ReactNode };

function Favourite({ favourite, children }: FavouriteProps) {
  const { itemType, itemId, project, builder } = favourite;
  return (
    <li ref={usePassFocusOn()} className={project ? place : `${place} ${pinned}`}>
      {children}
      <FavouriteButton
        itemType={itemType}
        itemId={itemId}
        name={project?.title ?? builder?.name ?? "no longer available"}
        shape={project ? "floating" : "pinned"}
      />
    </li>
  );
}

/**
 * For an entry of the list: when it is removed while it has the focus, the next heart gets the
 * focus; otherwise the last heart, or the page's heading.
 */
function usePassFocusOn(): RefObject<HTMLLIElement | null> {
  const entry = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const own = entry.current;
    return () => {
      const page = own?.closest("main");
      if (!page || !own?.contains(document.activeElement)) return;
      const hearts = [...page.querySelectorAll<HTMLElement>("li > [aria-pressed]")];
      const at = hearts.findIndex((heart) => own.contains(heart));
      const heading = page.querySelector("h1");
      queueMicrotask(() => {
        const [before, after] = [hearts.slice(0, at), hearts.slice(at + 1)];
        const next = after.find(isThere) ?? before.filter(isThere).at(-1);
        if (heading && !next) heading.tabIndex = -1;
        focusIfLost(next ?? heading);
      });
    };
  }, []);
  return entry;
}

const isThere = (one: Element) => one.isConnected;
