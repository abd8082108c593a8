import { useQueryClient } from "@tanstack/react-query";
import { type FocusEvent, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type {
  BuilderProfileInput,
  BuilderProfileOutput,
} from "../../../app-server/contract/builders/builder-profile-input.ts";
import { profileLabels } from "../../../app-server/contract/builders/profile-labels.ts";
import {
  knownPlace,
  type TypedPlace,
} from "../../../domain/builder-profiles/my-profile/known-place.ts";
import { callQuery } from "../../api/call-query.ts";

const followers = ["state", "country", "region"] as const;
const names = ["city", ...followers] as const;

/**
 * Fills the empty fields of the place when one of them, or the website, is left. Where the person
 * changes a field, only those that were filled here follow.
 */
export function useKnownPlace(
  form: UseFormReturn<BuilderProfileInput, unknown, BuilderProfileOutput>,
  isNew: boolean,
) {
  const client = useQueryClient();
  const filled = useRef<Partial<TypedPlace>>(isNew ? form.getValues() : {});
  const [words, setWords] = useState("");

  /** The place without what was filled here. */
  function typed(): TypedPlace & { website: string } {
    const own = (name: keyof TypedPlace | "website") => form.getValues(name).trim();
    const [state = "", country = "", region = ""] = followers.map((name) =>
      own(name) === filled.current[name] ? "" : own(name),
    );
    return { website: own("website"), city: own("city"), state, country, region };
  }

  function write(cityState: string | null) {
    const place = knownPlace(typed(), cityState);
    const changed = names.filter((name) => place[name] !== form.getValues(name).trim());
    for (const name of changed) {
      filled.current[name] = place[name];
      form.setValue(name, place[name], {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
    }
    const news = changed.filter((name) => place[name] !== "");
    if (news.length > 0) {
      const labels = news.map((name) => profileLabels[name].toLowerCase());
      setWords(`Filled in: ${labels.join(", ")}. Change what isn't right.`);
    }
  }

  async function fill({ target }: FocusEvent<HTMLFormElement>) {
    const { name } = target as unknown as HTMLInputElement;
    if (name === "website") {
      const website = form.getValues(name).trim();
      if (/^[^\s/:@]+\.[^\s:@]+$/.test(website)) {
        form.setValue(name, `https://${website}`, { shouldDirty: true });
      }
    }
    if (name !== "website" && !names.some((each) => each === name)) return;
    write(null);
    const { city, state } = typed();
    if (name !== "city" || city === "" || state !== "") return;
    const query = new URLSearchParams({ city });
    const found = await client
      .fetchQuery(callQuery("GET /api/trade-shows/search", { query }))
      .catch(() => null);
    const cityState = found?.shows[0]?.state;
    if (cityState && typed().city === city) write(cityState);
  }

  return { fill, words };
}
