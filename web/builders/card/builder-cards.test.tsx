import { beforeAll, expect, test } from "vitest";
import type { BuilderCardBody } from "../../../app-server/contract/builders/builder-search-body.ts";
import type { ExhibitBuilderBody } from "../../../app-server/contract/builders/exhibit-builders.ts";
import { untilChunksLoaded } from "../../lazy/chunks-on-server.ts";
import { linesOf, written } from "../../ui/test/written.tsx";
import { BuilderCard } from "./builder-card.tsx";
import { ExhibitBuilderCard } from "./exhibit-builder-card.tsx";
import { ratedWords } from "./source-words.ts";
import { WorkGrid } from "./work-grid.tsx";

beforeAll(untilChunksLoaded);

const words = (count: number) => Array.from({ length: count }, (_, n) => `w${n}`).join(" ");

function smallCard(facts: object): string {
  const builder = {
    id: "1",
    name: "Nova",
    location: "Austin, Texas",
    rating: 4,
    reviewCount: 3,
    ratingSource: "verified" as const,
    specialties: ["Portable Displays", "Inline Booths"],
    description: "x",
  };
  const given = { ...builder, ...facts } as ExhibitBuilderBody;
  return linesOf(written(<ExhibitBuilderCard builder={given} />)).join("\n");
}

test("a small card says a builder in few words [B04]", () => {
  const long = smallCard({ description: words(31) });
  expect(long).toContain("Austin, Texas");
  expect(long).toContain(`${words(30)}…`);
  expect(long).not.toContain("w30");
  expect(long).toMatch(/4\.0\s+\(verified\)/);
  expect(long).toContain("Portable Displays");
  expect(long).not.toContain("Inline Booths");
  expect(smallCard({ description: words(30) })).not.toContain("…");
  const silent = smallCard({ description: "", specialties: [] });
  expect(silent).toContain("No description available");
  expect(silent).toContain("Specialist");
  expect(smallCard({ specialties: "Portable" })).toContain("Specialist");
});

test("a rating says where it comes from: verified only for reviews, and beside samples [S06] [B04]", () => {
  expect(smallCard({ ratingSource: "verified" })).toMatch(/4\.0\s+\(verified\)/);
  expect(smallCard({ ratingSource: "sample" })).toMatch(/4\.0\s+\(verified\)/);
  const imported = smallCard({ ratingSource: "imported" });
  expect(imported).toMatch(/4\.0\s*, imported/);
  expect(imported).not.toContain("verified");
  const none = smallCard({ rating: 0, reviewCount: 0, ratingSource: "none" });
  expect(none).toContain("Not rated yet");
  expect(none).not.toContain("verified");
  const words = (ratingSource: ExhibitBuilderBody["ratingSource"]) =>
    ratedWords({ rating: 4.6, ratingSource }, "of 5");
  expect(words("imported")).toBe("4.6 of 5, imported");
  expect(words("sample")).toBe("4.6 of 5, sample");
  expect(words("verified")).toBe("4.6 of 5 (verified)");
});

test("of six pictures a card shows five, and an id with odd letters is encoded in its address [G03] [G04]", () => {
  const builder = {
    id: "a/b c?",
    name: "Nova",
    city: "Austin",
    state: "Texas",
    country: "United States",
    description: "We build.",
    rating: 0,
    reviewCount: 0,
    ratingSource: "none" as const,
    specialties: ["Lighting"],
    specialtyCount: 1,
    portfolioImages: [1, 2, 3, 4, 5, 6].map((n) => `/img/booth/island-20x20-s-${n}.svg`),
    companyLogo: null,
    fittingWork: null,
    featuredBuilder: false,
  } as unknown as BuilderCardBody;
  const html = written(<BuilderCard builder={builder} />);
  expect(linesOf(html)).toContain("Not rated yet");
  expect(html.match(/src="\/img\/booth\//g)).toHaveLength(5);
  expect(html).toMatch(/href="\/builders\/a%2Fb%20c%3F"[^>]*>Learn More/);
});

test("cards, booths and rows begin with the Latin part of a name [W25]", () => {
  const seoul = "서울 전시공방 Seoul Exhibit Works";
  expect(smallCard({ name: seoul })).toMatch(/^SE\nSeoul Exhibit Works\n서울 전시공방\n/);
  const booth = { id: "1", title: "指先 (Fingertip)", size: "20x20", projectType: null };
  const there = {
    eventName: seoul,
    location: null,
    year: "2026",
    imageUrl: "/img/booth/a.svg",
    pictureLabel: null,
  };
  const grid = linesOf(written(<WorkGrid work={[{ ...booth, ...there }]} />)).join(" ");
  expect(grid).toMatch(/^Fingertip 指先/);
  expect(grid).toContain("Seoul Exhibit Works 서울 전시공방, 2026");
});
