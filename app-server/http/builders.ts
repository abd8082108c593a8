import { type Context, Hono } from "hono";
import { toBuilderFilter } from "../../domain/builder-profiles/builder-filter.ts";
import { builderPageSize } from "../../domain/builder-profiles/builder-search.ts";
import { wholeListLimit } from "../../domain/shared/page.ts";
import { builderProfileForm, toOwnProfileBody } from "../contract/builder-profile.ts";
import { toBuilderSearchBody } from "../contract/builder-search-body.ts";
import {
  builderListQuery,
  builderSearchQuery,
  toBuilderBody,
  toViewedBuilderBody,
} from "../contract/builders.ts";
import { toExhibitBuilderBody } from "../contract/exhibit-builders.ts";
import { answer } from "./answer.ts";
import { nextPageLink } from "./next-page-link.ts";
import { pathId } from "./path-id.ts";
import type { Scope } from "./scope.ts";
import { seenVersion } from "./seen-version.ts";
import { signedInOnly } from "./signed-in-only.ts";
import { validate } from "./validate.ts";
import { createWholeList } from "./whole-list.ts";

/** The builders: the whole list, what is wanted of it, one builder, others like it. */
export function builderRoutes() {
  const answerWhole = createWholeList();

  return new Hono<Scope>()
    .get("/", validate("query", builderListQuery), async (c) => {
      const { core } = c.var;
      if (isWhole(c)) {
        return answerWhole(c, {
          version: core.buildersVersion,
          async read() {
            const whole = { offset: 0, limit: wholeListLimit };
            const { builders, hasMore } = await core.listBuilders(whole);
            const link = hasMore ? nextPageLink(c, 2, wholeListLimit) : null;
            return { items: builders.map(toBuilderBody), link };
          },
        });
      }
      const { page, limit: size = builderPageSize, ...sent } = c.req.valid("query");
      const wanted = { filter: toBuilderFilter(sent), page, size };
      const { builders, total, hasMore } = await core.listWantedBuilders(wanted);
      const headers: Record<string, string> = { "x-total-count": `${total}` };
      if (hasMore) headers.link = nextPageLink(c, page + 1, size);
      return c.json(builders.map(toBuilderBody), 200, headers);
    })
    .get("/search", validate("query", builderSearchQuery), async (c) => {
      const { page, ...sent } = c.req.valid("query");
      const found = await c.var.core.searchBuilders({ filter: toBuilderFilter(sent), page });
      return c.json(toBuilderSearchBody(found));
    })
    .get("/profile", async (c) => {
      const { core, by } = c.var;
      return answer(c, await core.readOwnProfile({ by }), toOwnProfileBody);
    })
    .put("/profile", signedInOnly, validate("json", builderProfileForm), async (c) => {
      const { core, by } = c.var;
      const form = c.req.valid("json");
      const seen = seenVersion(c);
      return answer(c, await core.saveOwnProfile({ form, seen, by }), toOwnProfileBody);
    })
    .get("/network", async (c) => c.json(await c.var.core.readBuilderNetwork()))
    .get("/:id", async (c) =>
      answer(c, await c.var.core.viewBuilder({ id: pathId(c), by: c.var.by }), toViewedBuilderBody),
    )
    .get("/:id/similar", async (c) => {
      const similar = await c.var.core.listSimilarBuilders({ id: pathId(c) });
      return c.json(similar.map(toExhibitBuilderBody));
    });
}

function isWhole(c: Context): boolean {
  return Object.keys(c.req.query()).length === 0;
}
