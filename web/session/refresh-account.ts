import type { QueryClient } from "@tanstack/react-query";
import { readAgain } from "../api/call-query.ts";

/** After a change of the account type: the builders and the person's own builder profile are read again. */
export function refreshAccount(client: QueryClient): void {
  void readAgain(client, ["builders"]);
}
