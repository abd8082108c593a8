export type BlogPostNotFound = { kind: "blog-post-not-found" };
