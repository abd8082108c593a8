import type { QueryClient } from "@tanstack/react-query";

/** After a change of the account type: the builders and the person's own builder profile are read again. */
export function refreshAccount(client: QueryClient): void {
  for (const key of [["builders"], ["builder-profile"]]) {
    void client.invalidateQueries({ queryKey: key });
  }
}
