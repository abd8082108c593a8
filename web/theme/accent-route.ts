import type { LoaderFunctionArgs } from "react-router";
import { siteContext } from "../context.ts";
import { accentSheet } from "./accent.ts";

/** `/accent.css`: the operator's accent color; empty on a site without one. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { accent } = context.get(siteContext);
  return new Response(accent ? accentSheet(accent) : "", {
    headers: {
      "content-type": "text/css; charset=utf-8",
      "cache-control": "public, max-age=3600",
    },
  });
}
