import { useRouteLoaderData } from "react-router";

/** The support email address that the operator set. */
export function useSupportEmail(): string {
  return useRouteLoaderData<{ supportEmail: string }>("root")?.supportEmail ?? "";
}
