import { describe } from "vitest";
import { keepsArticles } from "../contracts/blog-repository.contract.ts";
import { createMemoryBlogRepository } from "./blog-repository.ts";

describe("articles in memory", () => {
  keepsArticles(async (posts) => createMemoryBlogRepository(posts));
});
