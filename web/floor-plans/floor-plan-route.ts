import type { LoaderFunctionArgs } from "react-router";
import { drawFloorPlan } from "./draw-floor-plan.ts";

/** `/img/floor-plan/ces-1.svg`: the plan of a sample show's hall, which never changes. */
export function loader({ params: { name = "" } }: LoaderFunctionArgs) {
  const [, plan] = /^([a-z0-9]{1,40}-[1-9])\.svg$/.exec(name) ?? [];
  if (!plan) return new Response("There is no such plan", { status: 404 });
  return new Response(drawFloorPlan(plan), {
    headers: {
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=31536000, immutable",
      // for a plan that is opened directly: no scripts, no requests
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
