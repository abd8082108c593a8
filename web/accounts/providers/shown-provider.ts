import type { ProviderName } from "../../../domain/accounts/providers/provider-name.ts";

/** A configured sign-in provider: `name` is used in URLs, `label` is displayed. */
export type ShownProvider = { name: ProviderName; label: string };
