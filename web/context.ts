import { createContext } from "react-router";
import type { CurrentUserBody } from "../app-server/contract/accounts/accounts.ts";
import type { Api } from "../app-server/contract/api-client.ts";
import type { PageCalls } from "../app-server/contract/page-calls.ts";
import type { ShownProvider } from "./accounts/providers/shown-provider.ts";

/** The id of the request that a page answers: an error page shows it, the log has it. */
export const requestIdContext = createContext<string>();

/** What kept a page from being made, once something has; and whether only the page is wanted that says that the database is away. */
export const troubleContext = createContext<{ error: unknown; isUnavailable: boolean }>();

/** The calls a loader or action may make, on behalf of whoever asked for the page. */
export const apiContext = createContext<Api>();

/** Links of mails and forms that work without JavaScript, for the pages about those. */
export const pageCallsContext = createContext<PageCalls>();

/** Whoever asked for the page; null when signed out. */
export const currentUserContext = createContext<CurrentUserBody | null>();

/** Makes a PNG of a drawing of ours; a kept picture may be laid over it. */
export const printContext = createContext<Print>();

export type Print = (sheet: {
  svg: string;
  photo: { url: string; left: number; top: number; width: number; height: number } | null;
}) => Promise<Uint8Array<ArrayBuffer>>;

/** What the operator set that pages show or depend on. */
export const siteContext = createContext<Site>();

export type Site = {
  /** Scheme and host of the site's own address. */
  origin: string;
  isDevelopment: boolean;
  /** Where people write who need help. */
  supportEmail: string;
  /** For how many months things are kept; 0: for good. */
  retention: { requestMonths: number; contactMessageMonths: number; mailMonths: number };
  /** The sign-in providers that are set up, in the order to show them. */
  providers: readonly ShownProvider[];
};
