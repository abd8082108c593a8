import fc from "fast-check";
import { expect, test } from "vitest";
import { noBuilderFilter, toBuilderFilter } from "../../domain/builder-profiles/builder-filter.ts";
import { beasBooths } from "../../domain/builder-profiles/examples.ts";
import { matchesBuilder } from "./matches-builder.ts";

const texts = {
  name: "Northern LIGHT",
  description: "Booths\nwith  windows",
  city: "Tromsø",
  state: "Troms",
  specialties: ["Custom Islands", "Ice Bars"],
  industriesServed: ["Food & Beverage"],
  coverageAreas: ["Las Vegas", "Lofoten"],
  servicesOffered: ["Storage"],
};
const builder = { ...beasBooths, ...texts, region: "Arctic", country: "Norway", teamSize: "5-10" };
const finds = (search: string) => matchesBuilder(builder, toBuilderFilter({ search }));

test("matchesBuilder() finds any part of its fields, in any case", () => {
  const fields = Object.values(texts).flat();
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.nat(), fc.nat(), fc.boolean(), (text, a, b, up) => {
      const part = text.slice(a % text.length, (a % text.length) + 1 + (b % text.length));
      expect(finds(up ? part.toUpperCase() : part.toLowerCase())).toBe(true);
    }),
  );
});

test("matchesBuilder() looks nowhere else", () => {
  expect(finds("norway")).toBe(false);
  expect(finds("arctic")).toBe(false);
});

test("matchesBuilder() finds each word in whatever field, and wants all of them [G01]", () => {
  expect(finds("Las Vegas island")).toBe(true);
  expect(finds("storage northern")).toBe(true);
  expect(finds("las vegas pavilion")).toBe(false);
});

test("matchesBuilder() wants every dimension, exactly", () => {
  const wants = (sent: Partial<typeof noBuilderFilter>) =>
    matchesBuilder(builder, { ...noBuilderFilter, ...sent });
  expect(wants({})).toBe(true);
  expect(wants({ region: "Arctic", specialty: "Ice Bars", teamSize: "5-10" })).toBe(true);
  expect(wants({ region: "arctic" })).toBe(false);
  expect(wants({ specialty: "Ice" })).toBe(false);
  expect(wants({ region: "Arctic", teamSize: "10-25" })).toBe(false);
  expect(wants({ search: "ice", region: "Europe" })).toBe(false);
});

test("toBuilderFilter() reads 'all', blanks and nothing as everything", () => {
  for (const nothing of ["all", "", "  ", null, undefined]) {
    const sent = nothing === undefined ? {} : { region: nothing, specialty: nothing };
    expect(toBuilderFilter({ ...sent, search: " \t" })).toEqual(noBuilderFilter);
  }
  expect(toBuilderFilter({ search: " las \n vegas " }).search).toBe("las vegas");
  expect(toBuilderFilter({ search: "all" }).search).toBe("all");
});
