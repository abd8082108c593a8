export type BuilderNotFound = { kind: "builder-not-found" };
