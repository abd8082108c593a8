import { createContext, use } from "react";
import { useRouteLoaderData } from "react-router";
import { productName } from "../../domain/shared/product-name.ts";
import type { Site } from "../context.ts";

/** Settings of the site's looks: `logo` is the address of a picture, `accent` a color. */
export type SiteLooks = { siteName?: string; logo?: string; accent?: string };

/** The part of the operator's settings that pages look like. */
export const looksOf = ({ siteName, logo, accent }: Site): SiteLooks => ({
  siteName,
  ...(logo && { logo: "/site-logo" }),
  ...(accent && { accent }),
});

/** The site's name, from the root route's data. */
export function siteNameOf(matches: readonly unknown[]): string {
  const [root] = matches as readonly ({ loaderData?: SiteLooks } | undefined)[];
  return root?.loaderData?.siteName ?? productName;
}

/** Set while the server renders a page, for what comes before its loaders or when they failed. */
export const SiteContext = createContext<SiteLooks | null>(null);

/** The site's name. */
export const useSiteName = (): string => useSite().siteName;

/** The operator's settings of the site's looks. */
export function useSite() {
  const loaded = useRouteLoaderData<SiteLooks>("root");
  const served = use(SiteContext);
  const { siteName, logo, accent } =
    loaded ?? served ?? (typeof document === "undefined" ? {} : looksInHead());
  return { siteName: siteName ?? productName, logo, accent };
}

/** For a page that failed before its root route's data was read. */
function looksInHead(): SiteLooks {
  const head = document.querySelector<HTMLMetaElement>("meta[name=application-name]");
  const logo = head?.dataset.logo;
  return { ...(head && { siteName: head.content }), ...(logo && { logo }) };
}
