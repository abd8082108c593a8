import type { ContentEntity } from "../../domain/content-sync/content-entity.ts";
import { uuids } from "../system/clock-and-ids.ts";
import { sampleBlogPosts } from "./sample-blog-posts.ts";
import { sampleBuilders } from "./sample-builders.ts";
import { sampleProjects } from "./sample-projects.ts";
import { sampleTradeShows } from "./sample-trade-shows.ts";

/** Public sample content: builders, their projects, shows and posts, dated around `now`. */
export function sampleContent(now: Date): ContentEntity[] {
  // profiles in a content folder have no owner
  const builders = sampleBuilders(now, uuids.next());
  return [
    ...builders.map((builder) => ({
      kind: "builders" as const,
      entity: { ...builder, portfolioImages: [] },
    })),
    ...sampleProjects(now, builders).map((entity) => ({ kind: "portfolio" as const, entity })),
    ...sampleTradeShows(now).map((entity) => ({ kind: "trade-shows" as const, entity })),
    ...sampleBlogPosts(now).map((entity) => ({ kind: "blog" as const, entity })),
  ];
}
