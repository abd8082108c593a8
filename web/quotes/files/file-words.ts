import type { AttachmentBody } from "../../../app-server/contract/attachments/attachments.ts";
import type { AttachmentKind } from "../../../domain/attachments/attachment.ts";
import { formatCount } from "../../format.ts";

/** Kinds of files, as forms and lists name them. */
export const kindLabels: Record<AttachmentKind, string> = {
  rendering: "Rendering",
  drawing: "Drawing",
  photo: "Photo of built work",
  document: "Document",
};

/** Above the files of quotes. */
export const rightsWords = "Renderings stay the builder's unless you agree otherwise.";

/** Facts of a file: its kind, its size, and how its virus scan stands. */
export function fileFacts({ kind, bytes, scan }: AttachmentBody): string {
  const facts = [kindLabels[kind], sizeWords(bytes)];
  if (scan === "not-scanned") facts.push("not scanned for viruses");
  if (scan === "clean") facts.push("no virus found");
  return facts.join(", ");
}

/** Why a file cannot be downloaded; null where it can. */
export function undeliveredWords({ scan }: Pick<AttachmentBody, "scan">): string | null {
  if (scan === "queued") return "Being scanned for viruses. It can be downloaded in a few minutes.";
  if (scan === "refused") return "The virus scanner refused this file. It isn't delivered.";
  return null;
}

/** "640 kB", "1.4 MB". */
export function sizeWords(bytes: number): string {
  if (bytes < 1000 * 1000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${formatCount(Math.round(bytes / 100_000) / 10)} MB`;
}

/** The end of an address, which names the file; the host where the address names none. */
export function fileName(link: string): string {
  const { pathname, hostname } = new URL(link);
  const last = pathname.split("/").filter(Boolean).at(-1);
  try {
    return last ? decodeURIComponent(last) : hostname;
  } catch {
    return last ?? hostname;
  }
}
