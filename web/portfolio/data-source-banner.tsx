import { Notice } from "../ui/feedback/notice.tsx";

const words: Record<string, string> = {
  cache:
    "Portfolio data is served from cache for faster performance. Data refreshes every 5 minutes.",
  "stale-cache":
    "Portfolio data is temporarily served from cache due to connectivity issues. Trying to refresh...",
  mock: "Portfolio data is currently unavailable. Showing sample projects for demonstration.",
};

/** Says where the projects come from when it is not the usual place: what `X-Data-Source` names. */
export function DataSourceBanner({ source }: { source: string | null }) {
  const text = source === null ? undefined : words[source];
  if (!text) return null;
  return <Notice tone={source === "cache" ? "info" : "caution"} title={text} />;
}
