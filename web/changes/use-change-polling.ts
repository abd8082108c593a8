import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError } from "../../app-server/contract/api-error.ts";
import { type ApiPart, callQuery, readAgain } from "../api/call-query.ts";

const everyMs = 8_000;
/** Random delay in milliseconds, so that a hundred clients don't refetch at once. */
const jitterMs = 4_000;
/** Factor by which a server that does not answer is polled less often. */
const slower = 4;

/**
 * Polls for changes and refetches these parts when there are any: about every ten seconds while
 * the page is visible, and at once when it becomes visible. Typed input isn't affected. A page
 * calls it once, with all its lists, and prefetches `GET /api/changes` in its loader.
 */
export function useChangePolling(parts: readonly ApiPart[]) {
  const client = useQueryClient();
  const [pauseMs] = useState(() => everyMs + Math.random() * jitterMs);
  const { data } = useQuery({
    ...callQuery("GET /api/changes"),
    refetchOnWindowFocus: "always",
    refetchInterval: ({ state: { error } }) => {
      if (error instanceof ApiError && error.status === 401) return false;
      return error ? pauseMs * slower : pauseMs;
    },
  });

  const version = data?.version;
  const seen = useRef(version);
  const onChange = useEffectEvent(() => readAgain(client, parts));
  useEffect(() => {
    if (version === undefined) return;
    const isNew = seen.current !== undefined && seen.current !== version;
    seen.current = version;
    if (isNew) onChange();
  }, [version]);
}
