import type { CurrentUserBody } from "../../app-server/contract/accounts/accounts.ts";
import type { ApiClient } from "../../app-server/contract/api-client.ts";

/**
 * The calls that loaders and forms make, in the words of the wire. Implemented over the core on the server, which reads
 * first pages only, and over fetch in the browser. Every call may throw `ApiError`, and nothing else that was foreseen.
 */
export type Api = ApiClient & {
  /** Null when signed out. */
  currentUser(): Promise<CurrentUserBody | null>;
};

/** What only a screen in the browser asks for. */
export type Commands = {
  /** What the list's own address parameters narrow to, as a file for a spreadsheet. */
  quotesCsv(search: URLSearchParams): Promise<{ name: string; file: Blob }>;
};
