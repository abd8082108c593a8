import type { BlogPost } from "../../domain/blog/blog-post.ts";
import type { BlogPostId } from "../../domain/shared/id.ts";
import type { SafeHtml } from "../../domain/shared/text/safe-html.ts";
import { dayMs } from "../../domain/shared/time/time-units.ts";
import articles from "./facts/blog-posts.json" with { type: "json" };

/** Appended to each article, so that readers don't rely on its numbers. */
const notice =
  "<p><em>Sample article. Figures are typical ranges for orientation, not quotes.</em></p>";

/** Days between articles. */
const pause = 19;

/** Twenty articles; the last one was written a few days before `now`. */
export function sampleBlogPosts(now: Date): BlogPost[] {
  return articles.map(({ body, description, ...article }, index) => {
    const daysAgo = (articles.length - 1 - index) * pause + 4;
    const number = `${index + 1}`.padStart(2, "0");
    const createdAt = new Date(now.getTime() - daysAgo * dayMs);
    createdAt.setUTCHours(9, 30, 0, 0);
    return {
      ...article,
      id: `019b0000-b1${number}-7000-8000-5e1f0c7d9a${number}` as BlogPostId,
      // our own HTML, which needs no sanitizing
      description: description as SafeHtml,
      body: [...body, notice].join("\n") as SafeHtml,
      createdAt,
    };
  });
}
