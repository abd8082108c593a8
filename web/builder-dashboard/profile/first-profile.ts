import type { CurrentUserBody } from "../../../app-server/contract/accounts/accounts.ts";
import type { BuilderProfileInput } from "../../../app-server/contract/builders/builder-profile-input.ts";
import { knownPlace } from "../../../domain/builder-profiles/my-profile/known-place.ts";
import { publicMailHosts } from "../../../domain/ratings/public-mail-hosts.ts";

/**
 * The first values of a new profile, from the account: its company, and the website and country of
 * its email address, unless a public mail provider has it.
 */
export function firstProfile(
  empty: BuilderProfileInput,
  user: Pick<CurrentUserBody, "email" | "company"> | null,
): BuilderProfileInput {
  const host = user?.email.split("@").at(-1)?.toLowerCase() ?? "";
  const website = host === "" || publicMailHosts.has(host) ? "" : `https://${host}`;
  const { country, region } = knownPlace({ ...nowhere, website }, null);
  return { ...empty, name: user?.company ?? "", website, country, region };
}

const nowhere = { city: "", state: "", country: "", region: "" };
