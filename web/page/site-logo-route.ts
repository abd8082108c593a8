import type { LoaderFunctionArgs } from "react-router";
import { siteContext } from "../context.ts";

/** `/site-logo`: the operator's logo; 404 on a site without one. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { logo } = context.get(siteContext);
  if (!logo) return new Response("This site has no logo of its own", { status: 404 });
  return new Response(logo.bytes, {
    headers: {
      "content-type": logo.type,
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
      "cache-control": "public, max-age=3600",
    },
  });
}
