import type { ContentEntity } from "../../../domain/content-sync/content-entity.ts";
import type { ContentKind } from "../../../domain/content-sync/content-kind.ts";
import { toBlogPost, toBlogPostRow } from "../blog/blog-post-mapper.ts";
import { toBuilderProfile, toBuilderRow } from "../builders/builder-profile-mapper.ts";
import {
  toPortfolioProject,
  toPortfolioProjectRow,
} from "../portfolio/portfolio-project-mapper.ts";
import type { BlogPostRow } from "../schema/content/blog-post.ts";
import type { BuilderRow } from "../schema/content/builder.ts";
import type { PortfolioProjectRow } from "../schema/content/portfolio-project.ts";
import type { TradeShowRow } from "../schema/content/trade-show.ts";
import type { JsonRow } from "../schema/stored-row.ts";
import { toTradeShow, toTradeShowRow } from "../trade-shows/trade-show-mapper.ts";
import type { contentTables } from "./content-tables.ts";

/** The table row of an entity, written at `at`. */
export function toContentRow(content: ContentEntity, at: Date, notionId: string | null) {
  switch (content.kind) {
    case "builders":
      return toBuilderRow(content.entity, notionId, content.entity.portfolioImages);
    case "portfolio":
      return toPortfolioProjectRow(content.entity, { notionId });
    case "trade-shows":
      return toTradeShowRow(content.entity, at, notionId);
    default:
      return { ...toBlogPostRow(content.entity, notionId), updated_at: at };
  }
}

type StoredColumns<Kind extends ContentKind, Row> = Omit<
  JsonRow<Row>,
  (typeof contentTables)[Kind]["computed"][number]
>;

/** Rows by kind, as JSON without computed columns. */
export type ContentRows = {
  builders: StoredColumns<"builders", BuilderRow>;
  portfolio: StoredColumns<"portfolio", PortfolioProjectRow>;
  "trade-shows": StoredColumns<"trade-shows", TradeShowRow>;
  blog: StoredColumns<"blog", BlogPostRow>;
};

const entities: { [Kind in ContentKind]: (row: ContentRows[Kind]) => ContentEntity } = {
  builders: (row) => ({
    kind: "builders",
    entity: { ...toBuilderProfile(row), portfolioImages: row.portfolio_images },
  }),
  portfolio: (row) => ({ kind: "portfolio", entity: toPortfolioProject(row) }),
  "trade-shows": (row) => ({ kind: "trade-shows", entity: toTradeShow(row) }),
  blog: (row) => ({ kind: "blog", entity: toBlogPost(row) }),
};

/** Builds the entity from its table row. */
export function toContentEntity<Kind extends ContentKind>(
  kind: Kind,
  row: ContentRows[Kind],
): ContentEntity {
  return entities[kind](row);
}
