import type { AttachmentBody } from "../../../app-server/contract/attachments/attachments.ts";
import type { AttachmentKind } from "../../../domain/attachments/attachment.ts";
import { formatCount } from "../../format.ts";

/** Labels of the kinds of files. */
export const kindLabels: Record<AttachmentKind, string> = {
  rendering: "Rendering",
  drawing: "Drawing",
  photo: "Photo of built work",
  document: "Document",
};

/** Note shown above the files of quotes. */
export const rightsWords = "Renderings stay the builder's unless you agree otherwise.";

/** Facts of a file as text: kind, size, and status of its virus scan. */
export function fileFacts({ kind, bytes, scan }: AttachmentBody): string {
  const facts = [kindLabels[kind], sizeWords(bytes)];
  if (scan === "not-scanned") facts.push("not scanned for viruses");
  if (scan === "clean") facts.push("no virus found");
  return facts.join(", ");
}

/** The reason why a file cannot be downloaded; null when it can. */
export function undeliveredWords({ scan }: Pick<AttachmentBody, "scan">): string | null {
  if (scan === "queued") return "Being scanned for viruses. It can be downloaded in a few minutes.";
  if (scan === "refused") return "The virus scanner refused this file. It isn't delivered.";
  return null;
}

/** A file size as text: "640 kB", "1.4 MB". */
export function sizeWords(bytes: number): string {
  if (bytes < 1000 * 1000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${formatCount(Math.round(bytes / 100_000) / 10)} MB`;
}

/** The last segment of a URL's path; the host when the path is empty. */
export function fileName(link: string): string {
  const { pathname, hostname } = new URL(link);
  const last = pathname.split("/").filter(Boolean).at(-1);
  try {
    return last ? decodeURIComponent(last) : hostname;
  } catch {
    return last ?? hostname;
  }
}
