import { createContext, use } from "react";
import { useRouteLoaderData } from "react-router";
import { productName } from "../../domain/shared/product-name.ts";

type Root = { siteName?: string };

/** The site's name, from the root route's data. */
export function siteNameOf(matches: readonly unknown[]): string {
  const [root] = matches as readonly ({ loaderData?: Root } | undefined)[];
  return root?.loaderData?.siteName ?? productName;
}

/** Set while the server renders a page, for pages whose loaders have failed. */
export const SiteNameContext = createContext<string | null>(null);

/** The site's name, as the operator has set it. */
export function useSiteName(): string {
  const loaded = useRouteLoaderData<Root>("root")?.siteName;
  const served = use(SiteNameContext);
  return loaded ?? served ?? nameInHead() ?? productName;
}

function nameInHead(): string | undefined {
  if (typeof document === "undefined") return undefined;
  return document.querySelector<HTMLMetaElement>("meta[name=application-name]")?.content;
}
