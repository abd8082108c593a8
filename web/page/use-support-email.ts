import { useRouteLoaderData } from "react-router";

/** Where people write who need help, as the operator set it. */
export function useSupportEmail(): string {
  return useRouteLoaderData<{ supportEmail: string }>("root")?.supportEmail ?? "";
}
