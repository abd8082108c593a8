import type { ProviderName } from "../../../domain/accounts/providers/provider-name.ts";

/** A sign-in provider that is set up: its address says `name`, people read `label`. */
export type ShownProvider = { name: ProviderName; label: string };
