import { type ComponentType, lazy } from "react";
import { chunksOnServer } from "./chunks-on-server.ts";

const pauseMs = 2000;

/**
 * A part of a page that is server-rendered at once and whose script loads when `wanted` resolves.
 * Until then the server's HTML stays unhydrated. Inside a `<Suspense>`, whose fallback shows after
 * client-side navigation.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  wanted: () => Promise<unknown>,
): ComponentType<Props> {
  if (import.meta.env.SSR) return onServer(load);
  return lazy(async () => {
    await wanted();
    return { default: await untilLoaded(load) };
  });
}

/** While the line is down, the piece stays as the server made it. */
async function untilLoaded<Piece>(load: () => Promise<Piece>): Promise<Piece> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((later) => setTimeout(later, pauseMs));
    }
  }
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
