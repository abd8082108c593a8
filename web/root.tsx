import type { ComponentType, ReactNode } from "react";
import {
  data,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root.ts";
import { apiContext, currentUserContext, pageErrorContext, siteContext } from "./context.ts";
import { looksOf, useSite } from "./page/site.ts";
import { CurrentUserProvider } from "./session/current-user-provider.tsx";
import { NumbersProvider } from "./session/numbers-provider.tsx";
import { LazyToaster } from "./shell/lazy-toaster.tsx";
import { PageFrame } from "./shell/page-frame.tsx";
import { StyleSheets } from "./shell/style-sheets.tsx";
import { ToastRegionContext } from "./ui/feedback/toast-region.ts";
import "./theme/fonts.css.ts";
import { media } from "./theme/media.ts";
import { darkColors, lightColors } from "./theme/tokens.ts";
import "./theme/reset.css.ts";
import displayFace from "./theme/fonts/bricolage-grotesque-700.woff2?url";
import textFace from "./theme/fonts/instrument-sans-400-700.woff2?url";

export { ErrorPage as ErrorBoundary } from "./error-page.tsx";

/**
 * Runs before any loader: while the database is down the visitor is unknown, and must not be
 * redirected as signed out.
 */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    if (context.get(pageErrorContext).isUnavailable) throw data(null, { status: 503 });
  },
];

/** Must return the same data for all visitors without a session: their pages are cached. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { origin, supportEmail, providers, contactAfter } = site;
  const currentUser = context.get(currentUserContext);
  const numbers = isAboutOneself(request)
    ? null
    : await context
        .get(apiContext)
        .call("GET /api/promise/numbers")
        .catch(() => null);
  return {
    currentUser,
    ...looksOf(site),
    origin,
    supportEmail,
    providers,
    numbers,
    ...(contactAfter && { contactAfter }),
  };
}

/** Whether the page is about the member's own requests, whose texts use each request's promise. */
function isAboutOneself({ url }: Request): boolean {
  return /^\/(dashboard|admin-dashboard|settings|requests|site|jobs)\b/.test(new URL(url).pathname);
}

/**
 * The root loader never runs again: signing in and out are full-page navigations, and other facts
 * about the member are queries.
 */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const loaded = useRouteLoaderData<typeof loader>("root");
  const isPlain = useMatches().some(
    ({ handle }) => (handle as PageHandle | undefined)?.hasScripts === false,
  );
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        {import.meta.env.DEV && <Links />}
        <StyleSheets />
        {/* rendered only on the server: these elements aren't hydrated, and their code is in no script */}
        {import.meta.env.SSR && <SiteIdentity />}
        {import.meta.env.SSR && !isPlain && <FacePreloads />}
      </head>
      <body>
        <ToastRegionContext value={LazyToaster}>
          <CurrentUserProvider served={loaded?.currentUser}>
            <NumbersProvider served={loaded?.numbers}>{children}</NumbersProvider>
          </CurrentUserProvider>
        </ToastRegionContext>
        {!isPlain && (
          <>
            <LazyToaster />
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

/** Icons and colors for home screens and browser bars. */
function SiteIdentity() {
  const { siteName, logo, accent } = useSite();
  return (
    <>
      <meta name="application-name" content={siteName} data-logo={logo} />
      {accent && <link rel="stylesheet" href="/accent.css" />}
      <meta name="theme-color" content={lightColors.canvas} media={`not all and ${media.dark}`} />
      <meta name="theme-color" content={darkColors.canvas} media={media.dark} />
      <link rel="icon" href={logo ?? "/favicon.svg"} type={logo ? undefined : "image/svg+xml"} />
      <link rel="apple-touch-icon" href="/touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
    </>
  );
}

/** Preloads both typefaces before any style requests them. */
function FacePreloads() {
  return [textFace, displayFace].map((href) => (
    <link
      key={href}
      rel="preload"
      as="font"
      type="font/woff2"
      href={href}
      crossOrigin="anonymous"
    />
  ));
}

/**
 * The part of a route's handle that selects the layout around its page; `hasMainAction`: the page
 * has an orange button of its own; `hasScripts`: false for a page that loads none of the app's.
 */
type PageHandle = {
  frame?: string;
  WorkHeader?: ComponentType;
  hasMainAction?: boolean;
  hasScripts?: boolean;
};

/** The layout around every page. */
export default function Root() {
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined);
  return (
    <PageFrame
      isBare={handles.some((handle) => handle?.frame === "bare")}
      hasMainAction={handles.some((handle) => handle?.hasMainAction)}
      WorkHeader={handles.findLast((handle) => handle?.WorkHeader)?.WorkHeader}
    >
      <Outlet />
    </PageFrame>
  );
}
