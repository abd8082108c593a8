import type { BuilderProfile } from "../../domain/builder-profiles/builder-profile.ts";
import { StaleWriteError } from "../../domain/shared/writes/stale-write.ts";
import type { BuilderImports } from "../../domain/supply/ports.ts";

/** In-memory imports of builders for tests. None is owned by a content source. */
export function createMemoryBuilderImports(profiles: BuilderProfile[]): BuilderImports {
  return {
    listKnown: async ({ emails, names }) => {
      const has = (texts: string[], text: string | null) =>
        texts.some((each) => each.toLowerCase() === text?.toLowerCase());
      return profiles
        .filter(({ email, name }) => has(emails, email) || has(names, name))
        .map((profile) => ({ profile: structuredClone(profile), isSynced: false }));
    },
    async save({ created, changed }) {
      const isKnown = ({ email }: BuilderProfile) => profiles.some((each) => each.email === email);
      const twice = created.find(isKnown);
      if (twice) throw new StaleWriteError(twice.id);
      const places = changed.map(({ before }) =>
        profiles.findIndex(
          ({ id, updatedAt }) =>
            id === before.id && updatedAt.getTime() === before.updatedAt.getTime(),
        ),
      );
      if (places.includes(-1))
        throw new StaleWriteError(changed[places.indexOf(-1)]?.profile.id ?? "");
      for (const [index, { profile }] of changed.entries()) profiles[places[index] ?? 0] = profile;
      profiles.push(...created);
    },
  };
}
