import type { ContentKind } from "../content-sync/content-kind.ts";

/** Kinds of content that admins add and edit. */
export const editedKinds = ["trade-shows", "blog", "portfolio"] as const satisfies ContentKind[];
export type EditedKind = (typeof editedKinds)[number];
