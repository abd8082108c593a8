import { expect, it } from "vitest";
import { sanitizeHtml } from "./sanitize-html.ts";

it("sanitizeHtml() keeps what texts are made of", () => {
  const harmless = "<p>One <strong>bold</strong> word</p><ul><li>and</li><li>a list</li></ul>";
  expect(sanitizeHtml(harmless)).toBe(harmless);
  expect(sanitizeHtml("Nuts & bolts < 5 mm\nnext line")).toBe(
    "Nuts &amp; bolts &lt; 5 mm\nnext line",
  );
});

it.for([
  ["<script>alert(1)</script>", ""],
  ["<p onclick=alert(1) style='x' id=root>a</p>", "<p>a</p>"],
  ["<img src=x onerror=alert(1)>", ""],
  ["<xmp><img src=x onerror=alert(1)></xmp>", ""],
  ["<svg><style><img src=x onerror=alert(1)></style></svg>", ""],
  ["<iframe srcdoc='<script>alert(1)</script>'></iframe>", ""],
  ["<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>", ""],
])("sanitizeHtml() lets no script through: %s", ([text, left]) => {
  expect(sanitizeHtml(text ?? "")).not.toMatch(/script|on\w+=|<img|<svg|<iframe|<style|<form/i);
  expect(sanitizeHtml(text ?? "")).toBe(left);
});

it.for(["javascript:alert(1)", "data:text/html,x", "//evil.example", " java\nscript:x"])(
  "sanitizeHtml() lets no link lead to %s",
  (href) => {
    expect(sanitizeHtml(`<a href="${href}">a</a>`)).toBe('<a rel="noopener nofollow ugc">a</a>');
  },
);

it("sanitizeHtml() keeps pictures of this site's own, with their size, and no others", () => {
  const own = `/img/media/${"0".repeat(32)}-640x480-aabbcc.webp`;
  expect(sanitizeHtml(`<img src="${own}" alt="A booth" onerror="x()" class="y">`)).toBe(
    `<img src="${own}" alt="A booth" width="640" height="480" loading="lazy" />`,
  );
  for (const other of [
    "https://evil.example/a.png",
    "//evil.example/a",
    "data:image/png,x",
    "/api/logout",
  ]) {
    expect(sanitizeHtml(`a<img src="${other}">b`)).toBe("ab");
  }
});

it.for([
  "/api/logout",
  "/API/logout/",
  "../../api/auth/user",
  "/logout",
  "/login?returnTo=/x",
  "/%6cogout",
])("sanitizeHtml() lets no link act as its reader: %s", (href) => {
  expect(sanitizeHtml(`<a href="${href}">a</a>`)).toBe('<a rel="noopener nofollow ugc">a</a>');
});

it.for(["/portfolio/1", "/apiary", "#top", "https://a.example/api/logout", "mailto:a@b.example"])(
  "sanitizeHtml() keeps the link %s",
  (href) => {
    expect(sanitizeHtml(`<a href="${href}">a</a>`)).toContain(`href="${href}"`);
  },
);
