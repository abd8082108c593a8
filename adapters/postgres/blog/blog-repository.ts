import type { EntityManager } from "@mikro-orm/postgresql";
import { expressionBuilder, type Kysely, sql } from "kysely";
import { blogCardOf } from "../../../domain/blog/blog-card-of.ts";
import type { BlogPost } from "../../../domain/blog/blog-post.ts";
import type { BlogRepository } from "../../../domain/blog/ports.ts";
import {
  type PictureCopies,
  shownPicture,
  shownPictures,
} from "../../../domain/pictures/linked-picture.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { allOf, copiesOf, copiesVersion, shownPictureOf } from "../sql/linked-pictures.ts";
import { compileOnce, run, runOne, type Tables } from "../sql/run.ts";
import { toBlogPost } from "./blog-post-mapper.ts";

const card = [
  "p.id",
  "p.title",
  "p.description",
  shownPictureOf("p.featured_image").as("featuredImage"),
  "p.created_at as createdAt",
] as const;

/** Selects articles, as `p`, that no admin has hidden. */
const isShown = expressionBuilder<{ p: Tables["blog_post"] }, "p">()(
  "p.hidden",
  "=",
  sql.lit(false),
);

const readVersion = compileOnce((db) =>
  db
    .selectFrom("content_version")
    .select(["version", copiesVersion.as("copies")])
    .where("kind", "=", sql.lit("blog")),
);

const copies = copiesOf(allOf("p.gallery_images", "p.featured_image"));

/** Articles in PostgreSQL. Needs the request's own `em`. */
export function createPostgresBlogRepository(em: EntityManager): BlogRepository {
  return {
    async find(id) {
      if (!isUuid(id)) return null;
      const row = await runOne(em, (db) =>
        db
          .selectFrom("blog_post as p")
          .select(({ fn }) => [fn.toJson("p").as("post"), copies])
          .where("p.id", "=", id)
          .where(isShown),
      );
      return row ? toShownPost(toBlogPost(row.post), row.copies ?? {}) : null;
    },

    async list(page) {
      const rows = await run(em, (db) =>
        oldestFirst(db, page).select(({ fn }) => [fn.toJson("p").as("post"), copies]),
      );
      return rows.map(({ post, copies }) => toShownPost(toBlogPost(post), copies ?? {}));
    },

    async listCards(page) {
      const rows = await run(em, (db) => oldestFirst(db, page).select(card));
      return rows.map(blogCardOf);
    },

    async listOtherCards(id, limit) {
      const rows = await run(em, (db) =>
        db
          .selectFrom("blog_post as p")
          .select(card)
          .where("p.id", "<>", id)
          .where(isShown)
          .orderBy("p.created_at")
          .orderBy("p.id")
          .limit(limit),
      );
      return rows.map(blogCardOf);
    },

    async listLatestCards(limit) {
      const rows = await run(em, (db) =>
        db
          .selectFrom("blog_post as p")
          .select(card)
          .where(isShown)
          .orderBy("p.created_at", "desc")
          .orderBy("p.id", "desc")
          .limit(limit),
      );
      return rows.map(blogCardOf);
    },

    async count(max) {
      const row = await runOne(em, (db) =>
        db
          .selectFrom(({ selectFrom }) =>
            selectFrom("blog_post as p").where(isShown).limit(max).as("counted"),
          )
          .select(({ fn }) => fn.countAll<number>().as("posts")),
      );
      return row?.posts ?? 0;
    },

    async version() {
      const [row] = await readVersion(em, {});
      return `${row?.version ?? 0}+${row?.copies ?? 0}`;
    },
  };
}

/** Reads only ids up to the offset, and full rows for the page. */
function oldestFirst(db: Kysely<Tables>, { offset, limit }: { offset: number; limit: number }) {
  return db
    .selectFrom(({ selectFrom }) =>
      selectFrom("blog_post as p")
        .select("p.id")
        .where(isShown)
        .orderBy("p.created_at")
        .orderBy("p.id")
        .limit(limit)
        .offset(offset)
        .as("found"),
    )
    .innerJoin("blog_post as p", "p.id", "found.id")
    .orderBy("p.created_at")
    .orderBy("p.id");
}

/** The post with only pictures that pages may show. */
function toShownPost(post: BlogPost, copies: PictureCopies): BlogPost {
  const featuredImage = shownPicture(post.featuredImage, copies);
  return { ...post, featuredImage, galleryImages: shownPictures(post.galleryImages, copies) };
}
