import type { Api } from "../../app-server/contract/api-client.ts";
import { ApiError } from "../../app-server/contract/api-error.ts";
import { withNumbers } from "../../domain/shared/promised-numbers.ts";
import { toPlainText } from "../../domain/shared/text/plain-text.ts";
import { formatDateRange } from "../../domain/trade-shows/format-date-range.ts";
import { placeOf } from "../../domain/trade-shows/place-of.ts";
import { cardPictures } from "../blog/card-pictures.ts";
import { ratedWords } from "../builders/card/source-words.ts";
import { formatDate } from "../format.ts";
import type { SocialFacts } from "./draw-social-picture.ts";
import { socialPages } from "./social-pages.ts";

/** Facts to draw, and a picture to show instead of the drawing, or null. */
type Drawable = { facts: SocialFacts; image: string | null };

const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(" · ");
/** Name of a drawing seeded by the id, so that each item has its own. */
const drawnFor = (id: string, type: string) =>
  `${type}-${id.replace(/[^0-9a-z]/g, "").slice(-12) || "booth"}-1.svg`;

const kinds: Record<string, (api: Api, id: string) => Promise<Drawable>> = {
  async project(api, id) {
    const project = await api.call("GET /api/portfolio/:id", { params: { id } });
    return {
      image: project.imageUrl,
      facts: {
        kind: "Portfolio project",
        title: project.title,
        detail: joined(project.client, project.eventName, project.year),
        drawing: drawnFor(id, "island-20x20"),
      },
    };
  },
  async builder(api, id) {
    const builder = await api.call("GET /api/builders/:id", { params: { id } });
    const rating = builder.reviewCount > 0 ? ratedWords(builder, "/ 5") : null;
    return {
      image: builder.portfolioImages[0] ?? builder.featuredProjectImages[0] ?? null,
      facts: {
        kind: "Exhibit builder",
        title: builder.name,
        detail: joined(builder.location, rating),
        drawing: drawnFor(id, "island-30x30"),
      },
    };
  },
  async show(api, id) {
    const show = await api.call("GET /api/trade-shows/:id", { params: { id } });
    return {
      image: show.featuredImage,
      facts: {
        kind: "Trade show",
        title: show.title,
        detail: joined(formatDateRange(show.startDate, show.endDate), placeOf(show)),
        drawing: drawnFor(id, "pavilion-30x30"),
      },
    };
  },
  async post(api, id) {
    const post = await api.call("GET /api/blog/:id", { params: { id } });
    return {
      image: cardPictures([post]).get(id) ?? null,
      facts: {
        kind: "Trade Show Resource Hub",
        title: toPlainText(post.title),
        detail: formatDate(post.createdTime, "MMMM d, yyyy"),
        drawing: drawnFor(id, "peninsula-20x30"),
      },
    };
  },
};

const ownDrawing = /^\/img\/booth\/([a-z0-9.-]+)$/;

/** The facts for a sharing picture; null when this visitor may see no such page. */
export async function socialFacts(api: Api, kind: string, id: string): Promise<Drawable | null> {
  const page = kind === "page" && Object.hasOwn(socialPages, id) ? socialPages[id] : undefined;
  if (page) {
    const numbers = await api.call("GET /api/promise/numbers");
    const [title, detail] = [page.title, page.detail].map((text) => withNumbers(text, numbers));
    return { facts: { ...page, title: title ?? "", detail: detail ?? "" }, image: null };
  }
  const read = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!read) return null;
  try {
    const { facts, image } = await read(api, id);
    const [, drawing = facts.drawing] = ownDrawing.exec(image ?? "") ?? [];
    return { facts: { ...facts, drawing }, image };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
