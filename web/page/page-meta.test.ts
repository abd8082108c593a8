import { expect, test } from "vitest";
import { pageMeta } from "./page-meta.ts";

const matches = [{ id: "root", loaderData: { origin: "https://booths.example" } }];
const page = { title: "Contact", description: "Write to us.", canonicalPath: "/contact" };

test("pageMeta() sets title, description, keywords, Open Graph, Twitter and the canonical link", () => {
  const meta = pageMeta(matches, page);
  expect(meta).toContainEqual({ title: "Contact | Boothwright" });
  expect(meta).toContainEqual({ name: "description", content: "Write to us." });
  expect(meta).toContainEqual({ name: "twitter:card", content: "summary_large_image" });
  expect(meta).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "https://booths.example/contact",
  });
  expect(meta).toContainEqual({
    property: "og:image",
    content: "https://booths.example/img/social/page/contact.png",
  });
  expect(JSON.stringify(meta)).toContain('"keywords"');
});

test("pageMeta() keeps private pages out of search engines, and their words out of pictures", () => {
  const meta = pageMeta(matches, { ...page, isPrivate: true });
  expect(meta).toContainEqual({
    name: "twitter:image",
    content: "https://booths.example/img/social/page/home.png",
  });
  expect(meta).toContainEqual({ name: "robots", content: "noindex" });
});

test("pageMeta() names each keyword once", () => {
  const meta = pageMeta(matches, { ...page, keywords: "CES, Las Vegas, ces,  booth , Las Vegas" });
  expect(meta).toContainEqual({ name: "keywords", content: "CES, Las Vegas, booth" });
});
