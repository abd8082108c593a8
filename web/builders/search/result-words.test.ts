import { expect, test } from "vitest";
import { resultWords } from "./result-words.ts";

const found = {
  builders: [{}] as never,
  totalIsExact: true,
  page: 1,
  pageCount: 1,
  totals: { builders: 30, countries: 1, completedProjects: 1, averageRating: 5 },
};
const ces = { title: "CES", city: "Las Vegas" };
const words = (
  total: number,
  built: number | null,
  search: string,
  show: typeof ces | null = null,
) =>
  resultWords(
    {
      ...found,
      total,
      show,
      built: built === null ? null : { builders: built, booths: built * 2 },
    },
    new URLSearchParams(search),
  );

test("resultWords() says who covers the place and what was built there", () => {
  expect(words(12, 4, "place=Las Vegas&boothType=island")).toBe(
    "12 matching builders cover Las Vegas; 4 built an island there",
  );
  expect(words(2, 1, "place=Las Vegas")).toBe("2 builders cover Las Vegas; 1 has built there");
  expect(words(1, 0, "place=Las Vegas")).toBe(
    "1 builder covers Las Vegas; none has built there yet",
  );
  expect(words(1, 1, "place=Las Vegas&boothType=island&boothSize=30x30")).toBe(
    "1 matching builder covers Las Vegas; 1 built an island of about 30\u00a0×\u00a030\u00a0ft there",
  );
  expect(words(3, 0, "place=Reno&boothType=inline")).toBe(
    "3 matching builders cover Reno; none has built an inline booth there yet",
  );
  expect(words(5, 2, "show=ces", ces)).toBe("5 builders for CES in Las Vegas; 2 have built there");
});

test("resultWords() counts without a place", () => {
  expect(words(1, null, "search=x")).toBe("1 of 30 builders");
  expect(words(30, null, "")).toBe("30 builders");
  expect(words(0, 0, "place=Atlantis")).toBe("None of 30 builders");
});
