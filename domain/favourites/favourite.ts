import type { ExhibitBuilder } from "../builder-profiles/listed-builder.ts";
import type { ProjectCard } from "../portfolio/portfolio-project.ts";

export const favouriteTypes = ["portfolio_project", "builder"] as const;
export type FavouriteType = (typeof favouriteTypes)[number];

/** What can be marked: a project or a builder, by its id. */
export type FavouriteItem = { itemType: FavouriteType; itemId: string };

/** A mark, with what it is on; both are null when the public no longer sees it. */
export type Favourite = FavouriteItem & {
  createdAt: Date;
  project: ProjectCard | null;
  builder: ExhibitBuilder | null;
};

/** The most that a person keeps, and the most that are asked for at once. */
export const favouriteLimits = { kept: 1000, asked: 100 } as const;
