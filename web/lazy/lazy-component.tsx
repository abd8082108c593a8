import { type ComponentType, lazy } from "react";
import { chunksOnServer } from "./chunks-on-server.ts";
import { untilLoaded } from "./until-loaded.ts";

/**
 * A lazy component that the server renders at once. Its script loads when `wanted` resolves, or on
 * first render; until then the server's HTML stays unhydrated. Must be inside a `<Suspense>`, whose
 * fallback shows after client-side navigation. While the script can't be fetched the page stays as
 * it is, and the fetch is retried.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  wanted?: () => Promise<unknown>,
): ComponentType<Props> {
  if (import.meta.env.SSR) return onServer(load);
  return lazy(async () => {
    await wanted?.();
    return { default: await untilLoaded(load) };
  });
}

function onServer<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Piece: ComponentType<Props> | undefined;
  const loading = load().then((loaded) => {
    Piece = loaded;
  });
  loading.catch(() => {}); // the component that awaits it reports the error
  chunksOnServer.push(loading);
  return (props) => {
    if (!Piece) throw new Error("A late piece was not waited for");
    return <Piece {...props} />;
  };
}
