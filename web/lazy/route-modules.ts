import { untilLoaded } from "./until-loaded.ts";

type Route = { id: string; module: string };

/**
 * Replaces React Router's `loadRouteModule`, which reloads the current page when the next page's
 * script can't be fetched. This one loads the requested URL as a document; offline it waits for a
 * connection. Browser only.
 */
export async function loadRouteModule<Module>(
  route: Route,
  known: Record<string, Module>,
): Promise<Module> {
  const load = (): Promise<Module> => import(/* @vite-ignore */ route.module);
  known[route.id] ??= await load().catch(() => {
    if (!navigator.onLine) return untilLoaded(load);
    const { pathname, search, hash } = router().state.navigation.location ?? location;
    location.assign(pathname + search + hash);
    return new Promise<never>(() => {});
  });
  return known[route.id] as Module;
}

type Router = {
  state: { navigation: { location?: Pick<Location, "pathname" | "search" | "hash"> } };
};
const router = () =>
  (globalThis as unknown as { __reactRouterDataRouter: Router }).__reactRouterDataRouter;
