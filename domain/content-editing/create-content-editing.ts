import { feature } from "../shared/feature.ts";
import { addContent } from "./add-content.ts";
import { editContent, hideContent, viewContent } from "./edit-content.ts";
import { listContent } from "./list-content.ts";

/** The use cases by which admins add, edit and hide content. */
export const createContentEditing = feature({
  listContent,
  viewContent,
  addContent,
  editContent,
  hideContent,
});
