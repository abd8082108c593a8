export type ProjectNotFound = { kind: "portfolio-project-not-found" };
