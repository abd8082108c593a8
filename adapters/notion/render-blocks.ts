import * as z from "zod";
import { readPictureAddress } from "../../domain/pictures/picture-address.ts";
import type { NotionBlock, NotionFile } from "./notion-page.ts";
import { notionFile, richTexts } from "./notion-page.ts";
import { escapeHtml, plainText, renderRichText } from "./render-rich-text.ts";

export type RenderNeeds = {
  /** All child blocks of a block or page. */
  childrenOf(id: string): Promise<NotionBlock[]>;
  /** Stores an image and returns its URL, or null when it can't be fetched; the callee reports why. */
  storeImage(file: NotionFile): Promise<string | null>;
  complain(message: string): void;
};

/** Maximum nesting depth. */
const deepest = 6;

const texts = z.looseObject({ rich_text: richTexts });
const captioned = z.looseObject({ caption: richTexts.optional() });
const table = z.looseObject({
  has_column_header: z.boolean(),
  has_row_header: z.boolean().optional(),
});
const row = z.looseObject({ cells: z.array(richTexts) });
const linked = z.looseObject({ url: z.string(), caption: richTexts.optional() });
const lists: Record<string, "ul" | "ol"> = {
  bulleted_list_item: "ul",
  to_do: "ul",
  numbered_list_item: "ol",
};

/** A page's body as unsanitized HTML. */
export async function renderBlocks(id: string, needs: RenderNeeds, depth = 0): Promise<string> {
  if (depth > deepest) return "";
  const blocks = await needs.childrenOf(id);
  const parts: string[] = [];
  let open: "ul" | "ol" | null = null;
  for (const block of blocks) {
    const list = lists[block.type] ?? null;
    if (open && open !== list) parts.push(`</${open}>`);
    if (list && open !== list) parts.push(`<${list}>`);
    open = list;
    parts.push(await renderBlock(block, needs, depth));
  }
  if (open) parts.push(`</${open}>`);
  return parts.join("");
}

async function renderBlock(block: NotionBlock, needs: RenderNeeds, depth: number): Promise<string> {
  try {
    return await renderType(block, needs, depth);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    needs.complain(`holds a block that cannot be read: ${block.type}`);
    return "";
  }
}

async function renderType(block: NotionBlock, needs: RenderNeeds, depth: number): Promise<string> {
  const held = block[block.type];
  const text = () => renderRichText(texts.parse(held).rich_text);
  const inner = async () => (block.has_children ? renderBlocks(block.id, needs, depth + 1) : "");
  switch (block.type) {
    case "paragraph": {
      const html = text();
      return `${html && `<p>${html}</p>`}${await inner()}`;
    }
    case "heading_1":
    case "heading_2":
    case "heading_3":
    case "heading_4": {
      const level = Math.min(Number(block.type.at(-1)) + 1, 4);
      return `<h${level}>${text()}</h${level}>${await inner()}`;
    }
    case "bulleted_list_item":
    case "numbered_list_item":
      return `<li>${text()}${await inner()}</li>`;
    case "to_do": {
      const isDone = (held as { checked?: boolean }).checked === true;
      return `<li>${isDone ? "☑" : "☐"} ${text()}${await inner()}</li>`;
    }
    case "toggle":
      return `<p><strong>${text()}</strong></p>${await inner()}`;
    case "quote":
    case "callout":
      return `<blockquote><p>${text()}</p>${await inner()}</blockquote>`;
    case "code":
      return `<p><code>${escapeHtml(plainText(texts.parse(held).rich_text)).replaceAll("\n", "<br>")}</code></p>`;
    case "equation":
      return `<p><code>${escapeHtml(z.object({ expression: z.string() }).parse(held).expression)}</code></p>`;
    case "divider":
      return "<hr>";
    case "image": {
      const url = await needs.storeImage(notionFile.parse(held));
      if (!url) return "";
      if (!readPictureAddress(url)) {
        needs.complain("holds a picture by link: upload it");
        return "";
      }
      const caption = captioned.parse(held).caption ?? [];
      const figcaption =
        caption.length > 0 ? `<figcaption>${renderRichText(caption)}</figcaption>` : "";
      const alt = escapeHtml(plainText(caption));
      return `<figure><img src="${escapeHtml(url)}" alt="${alt}">${figcaption}</figure>`;
    }
    case "table":
      return renderTable(block, needs);
    case "bookmark":
    case "embed":
    case "link_preview":
      return linkTo(linked.parse(held).url, linked.parse(held).caption ?? []);
    case "video":
    case "pdf":
    case "file":
    case "audio": {
      const file = notionFile.parse(held);
      // the URL of Notion's copy expires soon
      if (file.type === "file") needs.complain(`holds a ${block.type} that cannot be copied`);
      return file.type === "file"
        ? ""
        : linkTo(file.external.url, captioned.parse(held).caption ?? []);
    }
    case "column_list":
    case "column":
    case "synced_block":
    case "template":
      return inner();
    case "table_of_contents":
    case "breadcrumb":
    case "child_page":
    case "child_database":
      return "";
    default:
      needs.complain(`holds a block that cannot be shown: ${block.type}`);
      return "";
  }
}

async function renderTable(block: NotionBlock, needs: RenderNeeds): Promise<string> {
  const { has_column_header } = table.parse(block.table);
  const rows = (await needs.childrenOf(block.id)).map(
    ({ table_row }) => row.parse(table_row).cells,
  );
  const cells = (of: z.infer<typeof richTexts>[], tag: string) =>
    of.map((cell) => `<${tag}>${renderRichText(cell)}</${tag.split(" ")[0]}>`).join("");
  const [first = []] = rows;
  const head = has_column_header ? `<thead><tr>${cells(first, 'th scope="col"')}</tr></thead>` : "";
  const body = rows.slice(has_column_header ? 1 : 0);
  return `<table>${head}<tbody>${body.map((each) => `<tr>${cells(each, "td")}</tr>`).join("")}</tbody></table>`;
}

function linkTo(url: string, caption: z.infer<typeof richTexts>): string {
  const words = plainText(caption) || url;
  return `<p><a href="${escapeHtml(url)}">${escapeHtml(words)}</a></p>`;
}
