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

/** A thing as its table has it. `at` is when it is written. */
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

export function toContentEntity(kind: ContentKind, row: object): ContentEntity {
  switch (kind) {
    case "builders": {
      const builder = row as JsonRow<BuilderRow>;
      const entity = { ...toBuilderProfile(builder), portfolioImages: builder.portfolio_images };
      return { kind, entity };
    }
    case "portfolio":
      return { kind, entity: toPortfolioProject(row as JsonRow<PortfolioProjectRow>) };
    case "trade-shows":
      return { kind, entity: toTradeShow(row as JsonRow<TradeShowRow>) };
    default:
      return { kind, entity: toBlogPost(row as JsonRow<BlogPostRow>) };
  }
}
