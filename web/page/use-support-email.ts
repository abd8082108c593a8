import { useRouteLoaderData } from "react-router";

/** The address for people who need help, as the operator set it. */
export function useSupportEmail(): string {
  return useRouteLoaderData<{ supportEmail: string }>("root")?.supportEmail ?? "";
}
