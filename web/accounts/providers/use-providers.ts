import { useRouteLoaderData } from "react-router";
import type { ShownProvider } from "./shown-provider.ts";

const none: readonly ShownProvider[] = [];

/** The sign-in providers that the operator has set up. */
export function useProviders(): readonly ShownProvider[] {
  return useRouteLoaderData<{ providers: ShownProvider[] }>("root")?.providers ?? none;
}
