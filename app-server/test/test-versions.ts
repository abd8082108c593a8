import {
  type ContentKind,
  type ContentVersions,
  contentKinds,
} from "../../domain/site-map/ports.ts";
import type { MadeCall } from "../page-cache/record-calls.ts";

/** All kinds of content at one version, or some of them at others. */
export function versionsAt(version: string, others: Partial<ContentVersions> = {}) {
  const all = Object.fromEntries(contentKinds.map((kind) => [kind, version])) as ContentVersions;
  return { ...all, ...others };
}

/** A call whose answer is made of these kinds of content, and names these projects. */
export function callOf(content: readonly ContentKind[], ids: string | null = null): MadeCall {
  return { content, ids };
}
