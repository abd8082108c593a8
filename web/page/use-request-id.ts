import { use, useState } from "react";
import { RequestIdContext } from "./request-id-context.ts";

/** The id of the request that brought this page from the server; null when none did. */
export function useRequestId(): string | null {
  const fromServer = use(RequestIdContext);
  const [fromPage] = useState(() =>
    typeof document === "undefined"
      ? null
      : (document.querySelector("[data-request-id]")?.textContent ?? null),
  );
  return fromServer ?? fromPage;
}
