import type { PictureCopies } from "../../pictures/linked-picture.ts";
import type { PortfolioProject } from "../portfolio-project.ts";

/** A project as its builder and admins see it. */
export type MyProject = PortfolioProject & {
  /** The builder has asked for it to be featured, and no admin has decided yet. */
  featuredRequested: boolean;
  /** The admin's reason for declining it. */
  reviewReason: string | null;
  /** This site's copies of pictures that the builder links. */
  pictureCopies: PictureCopies;
};
