import { untilLoaded } from "./until-loaded.ts";

type Route = { id: string; module: string };

/**
 * Stands in for React Router's own, which loads the present page again where the script of the next one can't be loaded: the
 * address that was asked for is loaded as a document, once there is a connection. Browser only.
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
