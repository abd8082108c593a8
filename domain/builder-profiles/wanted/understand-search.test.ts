import { expect, test } from "vitest";
import { createMemoryBuilderProfileRepository } from "../../../adapters/memory/builder-profile-repository.ts";
import { ces } from "../../trade-shows/examples.ts";
import { toBuilderFilter } from "../builder-filter.ts";
import { understandSearch } from "./understand-search.ts";

const shows = [
  { ...ces, title: "CES 2027" },
  { ...ces, title: "interzum", city: "Köln", state: null },
];
const builders = createMemoryBuilderProfileRepository([], [], [], shows);

async function read(search: string, sent: Parameters<typeof toBuilderFilter>[0] = {}) {
  const given = toBuilderFilter({ ...sent, search });
  const { filter, where, understood } = await understandSearch(builders, given);
  const named = Object.entries(filter).filter(([, value]) => value);
  return { named: Object.fromEntries(named), where, understood };
}

test("a line names place, size and type in any order, what is left stays words [W23] [G01]", async () => {
  const booth = { place: "Las Vegas", boothSize: "30x30", boothType: "island" };
  for (const line of [
    "Las Vegas 30 × 30 island",
    "30x30 ft islands in LAS VEGAS",
    "island booth 30' x 30' las vegas",
  ]) {
    expect((await read(line)).named, line).toEqual(booth);
  }
  const { named, where, understood } = await read("las vegas steel 30x30");
  expect(named).toEqual({ place: "Las Vegas", boothSize: "30x30", search: "steel" });
  expect(where.place?.name).toBe("Las Vegas");
  expect(understood).toEqual([
    { name: "boothSize", value: "30x30", without: "las vegas steel" },
    { name: "place", value: "Las Vegas", without: "steel 30x30" },
    { name: "search", value: "steel", without: "las vegas 30x30" },
  ]);
});

test("a line names a show, and a city by any of its names [W23]", async () => {
  expect((await read("CES 20x20")).named).toEqual({ show: "CES 2027", boothSize: "20x20" });
  expect((await read("peninsula for CES")).named).toEqual({
    show: "CES 2027",
    boothType: "peninsula",
  });
  expect((await read("cologne inline")).named).toEqual({ place: "Köln", boothType: "inline" });
});

test("one thing alone is words, but a size; what the form asks for stays [W23] [G01]", async () => {
  for (const words of ["las vegas", "island", "ces", "las vegas steel", "0x5", "4x4x4 trucks"]) {
    const { named, understood } = await read(words);
    expect(named, words).toEqual({ search: words });
    expect(understood, words).toEqual([]);
  }
  expect((await read("30 X 40 ft steel")).named).toEqual({ boothSize: "30x40", search: "steel" });
  expect((await read("30x40 steel", { boothSize: "20x20" })).named).toEqual({
    boothSize: "20x20",
    search: "30x40 steel",
  });
  expect((await read("vegas island 20x20", { place: "Reno" })).named).toEqual({
    place: "Reno",
    boothType: "island",
    boothSize: "20x20",
    search: "vegas",
  });
});
