import { expect, test } from "vitest";
import type {
  BuilderToMatch,
  RequestToMatch,
} from "../../../domain/assignment/matching/match-facts.ts";
import { requiredSkills } from "../../../domain/assignment/matching/required-skills.ts";
import { boothFeatures, exhibitTypes, serviceTypes } from "../../../domain/quotes/options.ts";
import { partOfWorld } from "../../../domain/shared/part-of-world.ts";
import { profileSuggestions } from "./profile-suggestions.ts";

test("profileSuggestions cover every need that matching knows", () => {
  const builder = { ...profileSuggestions, projects: [] } as unknown as BuilderToMatch;
  for (const { value: industry } of exhibitTypes) {
    for (const { value: serviceType } of serviceTypes) {
      const features = boothFeatures.map(({ value }) => value);
      const request = { industry, serviceType, features } as unknown as RequestToMatch;
      expect(requiredSkills(builder, request).share, `${industry}, ${serviceType}`).toBe(1);
    }
  }
});

test("profileSuggestions name regions that matching knows", () => {
  for (const region of profileSuggestions.region) expect(partOfWorld(region)).toBe(region);
});
