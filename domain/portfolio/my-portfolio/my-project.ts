import type { PictureCopies } from "../../pictures/linked-picture.ts";
import type { PortfolioProject } from "../portfolio-project.ts";

/** A project as its builder and admins see it. */
export type MyProject = PortfolioProject & {
  /** The builder asks for it to be featured; an admin has not said yes. */
  featuredRequested: boolean;
  /** The admin's reason for declining it. */
  reviewReason: string | null;
  /** Of the pictures that its builder links. */
  pictureCopies: PictureCopies;
};
