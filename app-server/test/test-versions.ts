import { type ContentVersions, contentKinds } from "../../domain/site-map/ports.ts";

/** All kinds of content at one version, or some of them at others. */
export function versionsAt(version: string, others: Partial<ContentVersions> = {}) {
  const all = Object.fromEntries(contentKinds.map((kind) => [kind, version])) as ContentVersions;
  return { ...all, ...others };
}
