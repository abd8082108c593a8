import type { LoaderFunctionArgs } from "react-router";
import { siteContext } from "../context.ts";
import { tagline } from "../marketing/tagline.ts";
import { lightColors } from "../theme/tokens.ts";

const png = { type: "image/png", purpose: "any maskable" };

/** `/site.webmanifest`: name, colors and icons for a home screen. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { siteName } = context.get(siteContext);
  const manifest = {
    name: siteName,
    short_name: siteName,
    description: tagline,
    start_url: "/",
    display: "browser",
    background_color: lightColors.canvas,
    theme_color: lightColors.canvas,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", ...png },
      { src: "/icon-512.png", sizes: "512x512", ...png },
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    ],
  };
  return Response.json(manifest, {
    headers: {
      "content-type": "application/manifest+json",
      "cache-control": "public, max-age=3600",
    },
  });
}
