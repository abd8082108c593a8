export type ContentNotFound = { kind: "content-not-found" };
