import { renderToString } from "react-dom/server";
import { Link as RouterLink, NavLink as RouterNavLink, StaticRouter } from "react-router";
import { expect, test } from "vitest";
import { Link, NavLink } from "./link.tsx";

test.each([
  "/",
  "/portfolio",
  "/portfolio/019b0000-5c01-7000-8000-2ed880e51ea5",
  "/portfolio?industries=Food%20%26%20Drink&page=2",
  "/#quote-form",
  "/quote?show=CES#top",
  "/a/../b",
  "/a b",
  "/blog?",
  "/caf\u00e9",
  "//elsewhere.example",
  "https://elsewhere.example/",
  "mailto:a@example.com",
  "?page=2",
  "#here",
  "..",
  "",
])("Link writes on the server for %j what the router's link writes", (to) => {
  const write = (Each: typeof RouterLink) =>
    renderToString(
      <StaticRouter location="/blog/first">
        <Each to={to} className="a" aria-label="Booths" viewTransition replace onClick={() => {}}>
          Booths
        </Each>
        <Each to={to} reloadDocument preventScrollReset />
      </StaticRouter>,
    );
  expect(write(Link)).toBe(write(RouterLink));
});

test.each([
  ["/", "/"],
  ["/", "/blog"],
  ["/blog", "/blog"],
  ["/blog", "/Blog"],
  ["/blog", "/blog/first"],
  ["/blog", "/blogs"],
  ["/blog", "/"],
  ["/dashboard?settings", "/dashboard"],
  ["/dashboard#quotes", "/dashboard/"],
])("NavLink writes on the server for %j on %j what the router's link writes", (to, path) => {
  const write = (Each: typeof NavLink) =>
    renderToString(
      <StaticRouter location={path}>
        <Each to={to} end={to === "/"} className="a" onClick={() => {}}>
          A place
        </Each>
      </StaticRouter>,
    );
  expect(write(NavLink)).toBe(write(RouterNavLink));
});
