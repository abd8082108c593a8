import { type ComponentType, lazy } from "react";
import { chunksOnServer } from "./chunks-on-server.ts";
import { untilLoaded } from "./until-loaded.ts";

/**
 * A part of a page that is server-rendered at once and whose script loads when `wanted` resolves, or
 * where it is first shown. Until then the server's HTML stays unhydrated. Inside a `<Suspense>`, whose
 * fallback shows after client-side navigation. A script that can't be fetched leaves the page as it
 * is, and is fetched again.
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
  loading.catch(() => {}); // errors are reported to the component that waits for it
  chunksOnServer.push(loading);
  return (props) => {
    if (!Piece) throw new Error("A late piece was not waited for");
    return <Piece {...props} />;
  };
}
