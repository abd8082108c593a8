import type { ExhibitBuilder } from "../builder-profiles/listed-builder.ts";
import type { ProjectCard } from "../portfolio/portfolio-project.ts";

export const favouriteTypes = ["portfolio_project", "builder"] as const;
export type FavouriteType = (typeof favouriteTypes)[number];

/** A favourite's subject: a project or a builder, by its id. */
export type FavouriteItem = { itemType: FavouriteType; itemId: string };

/** A favourite with its project or builder; both are null when the subject is no longer public. */
export type Favourite = FavouriteItem & {
  createdAt: Date;
  project: ProjectCard | null;
  builder: ExhibitBuilder | null;
};

/** Maximum favourites per person, and ids per check. */
export const favouriteLimits = { kept: 1000, asked: 100 } as const;
