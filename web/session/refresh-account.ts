import type { QueryClient } from "@tanstack/react-query";
import { readAgain } from "../api/call-query.ts";

/**
 * After a change of the account type: refetches the builders and the member's own builder profile.
 */
export function refreshAccount(client: QueryClient): void {
  void readAgain(client, ["builders"]);
}
