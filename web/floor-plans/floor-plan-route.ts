import type { LoaderFunctionArgs } from "react-router";
import { drawFloorPlan } from "./draw-floor-plan.ts";

/** `/img/floor-plan/ces-1.svg`: the plan of a sample show's hall, the same for ever. */
export function loader({ params: { name = "" } }: LoaderFunctionArgs) {
  const [, plan] = /^([a-z0-9]{1,40}-[1-9])\.svg$/.exec(name) ?? [];
  if (!plan) return new Response("There is no such plan", { status: 404 });
  return new Response(drawFloorPlan(plan), {
    headers: {
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=31536000, immutable",
      // a plan may be opened by itself: it loads and runs nothing then either
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
