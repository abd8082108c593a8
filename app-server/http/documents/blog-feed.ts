import { Hono } from "hono";
import type { AppEnv } from "../app-env.ts";
import { xmlText } from "./xml-text.ts";

/** The blog's feed: the latest articles as RSS 2.0. */
export function blogFeedRoutes({ siteName, origin }: { siteName: string; origin: string }) {
  return new Hono<AppEnv>().get("/blog/rss.xml", async (c) => {
    const posts = await c.var.core.blog.listLatestPosts();
    const items = posts.map(({ id, title, description, createdAt }) => {
      const url = `${origin}/blog/${id}`;
      return element(
        "item",
        text("title", title),
        text("link", url),
        text("guid", url),
        text("pubDate", createdAt.toUTCString()),
        text("description", description),
      );
    });
    const channel = element(
      "channel",
      text("title", `${siteName}: Trade Show Resource Hub`),
      text("link", `${origin}/blog`),
      text("description", "Articles for people who exhibit at trade shows."),
      text("language", "en"),
      `<atom:link href="${xmlText(`${origin}/blog/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
      ...items,
    );
    const feed = `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">${channel}</rss>`;
    return c.body(`<?xml version="1.0" encoding="UTF-8"?>\n${feed}\n`, 200, {
      "content-type": "application/rss+xml; charset=utf-8",
      "cache-control": "public, max-age=600",
    });
  });
}

function text(name: string, value: string): string {
  return element(name, xmlText(value));
}

function element(name: string, ...parts: string[]): string {
  return `<${name}>${parts.join("")}</${name}>`;
}
