import { type QueryKey, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError } from "../../app-server/contract/api-error.ts";
import { changesQuery } from "./changes-query.ts";

const everyMs = 8_000;
/** So that a hundred people who were told of the same thing do not ask at the same time. */
const jitterMs = 4_000;
/** A server that does not answer is asked more seldom. */
const slower = 4;

/**
 * Reads these queries again when something changed on the server: it asks every ten seconds or so, only while the page can
 * be seen, and at once when somebody comes back to it. What is being typed is no query, and stays. Once a page: give it
 * every list that the page shows, and add `changesQuery` to what its loader reads.
 */
export function useChangePolling(keys: readonly QueryKey[]) {
  const client = useQueryClient();
  const [pauseMs] = useState(() => everyMs + Math.random() * jitterMs);
  const { data } = useQuery({
    ...changesQuery(),
    refetchOnWindowFocus: "always",
    refetchInterval: ({ state: { error } }) => {
      if (error instanceof ApiError && error.status === 401) return false;
      return error ? pauseMs * slower : pauseMs;
    },
  });

  const version = data?.version;
  const seen = useRef(version);
  const readAgain = useEffectEvent(() => {
    for (const queryKey of keys) void client.invalidateQueries({ queryKey });
  });
  useEffect(() => {
    if (version === undefined) return;
    const isNew = seen.current !== undefined && seen.current !== version;
    seen.current = version;
    if (isNew) readAgain();
  }, [version]);
}
