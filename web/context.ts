import { createContext } from "react-router";
import type { CurrentUserBody } from "../app-server/contract/accounts/accounts.ts";
import type { Api } from "../app-server/contract/api-client.ts";
import type { PageCalls } from "../app-server/contract/page-calls.ts";
import type { ShownProvider } from "./accounts/providers/shown-provider.ts";

/** The id of the request that a page answers: error pages show it, and the log contains it. */
export const requestIdContext = createContext<string>();

/**
 * The error that stopped a page from rendering; `isUnavailable` when the page should say that the
 * database is down.
 */
export const pageErrorContext = createContext<{ error: unknown; isUnavailable: boolean }>();

/** The time of the page's request, by the site's clock. */
export const nowContext = createContext<Date>();

/** The API for a loader or action, on behalf of the page's visitor. */
export const apiContext = createContext<Api>();

/** Calls for the pages of emailed links and of forms that work without JavaScript. */
export const pageCallsContext = createContext<PageCalls>();

/** The page's visitor; null when signed out. */
export const currentUserContext = createContext<CurrentUserBody | null>();

/** SHA-256 of a text, hexadecimal. */
export const hashContext = createContext<(text: string) => string>();

/** Renders a drawing to PNG, optionally with a stored picture on top. */
export const renderPngContext = createContext<RenderPng>();

export type RenderPng = (sheet: {
  svg: string;
  photo: { url: string; left: number; top: number; width: number; height: number } | null;
}) => Promise<Uint8Array<ArrayBuffer>>;

/** Operator settings that pages show or depend on. */
export const siteContext = createContext<Site>();

export type Site = {
  siteName: string;
  /** The operator's accent color, `#rrggbb`. */
  accent?: string;
  logo: { type: string; bytes: Uint8Array<ArrayBuffer> } | null;
  /** Scheme and host of the site's URL. */
  origin: string;
  isDevelopment: boolean;
  supportEmail: string;
  /**
   * When builders get the exhibitor's contact data: after the award or, if null, with the
   * invitation.
   */
  contactAfter: "awarded" | null;
  /** Retention in months; 0 keeps data forever. */
  retention: { requestMonths: number; contactMessageMonths: number; mailMonths: number };
  /** The configured sign-in providers, in display order. */
  providers: readonly ShownProvider[];
};
