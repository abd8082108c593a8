export type ContentNotFound = { kind: "content-not-found" };
/** No builder has the id that a project names. */
export type ContentBuilderUnknown = { kind: "content-builder-unknown" };
