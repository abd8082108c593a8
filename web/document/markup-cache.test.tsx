import { Suspense } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { FacetFilter } from "../portfolio/filters/facet-filter.tsx";
import { SiteFooter } from "../shell/site-footer.tsx";
import { CachedMarkupContext, type RenderCached } from "../ui/cached-markup.tsx";
import { openStoredParts } from "./markup-cache.tsx";

const options = (count: number) =>
  Array.from({ length: 15 }, (_, at) => ({ value: `${at}`, label: `No. ${at} & more`, count }));

const writeStored = (count: number) => {
  const { render, assemble } = openStoredParts("m");
  const text = write(render, count);
  expect(text).not.toContain("more");
  return new TextDecoder().decode(assemble(text));
};

function write(render: RenderCached | null, count: number): string {
  const facet = { name: "features", label: "Features", chosen: ["3"], onToggle() {} } as const;
  const Page = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: () => (
        <>
          <FacetFilter {...facet} options={options(count)} />
          <SiteFooter />
        </>
      ),
    },
  ]);
  return renderToString(
    <CachedMarkupContext value={render}>
      <Page hydrationData={{ loaderData: { root: { origin: "https://booths.example" } } }} />
    </CachedMarkupContext>,
  );
}

test("stored parts of a page are written as the page would write them, and others for other data", () => {
  for (const count of [4, 5, 4]) expect(writeStored(count)).toBe(write(null, count));
  expect(writeStored(4)).not.toBe(writeStored(5));
  expect(writeStored(4)).toContain("booths.example");
});

test("a part that failed is rendered again for the next page", () => {
  let times = 0;
  const Broken = () => {
    times += 1;
    throw new Error("a late piece");
  };
  const part = () => (
    <Suspense fallback="later">
      <Broken />
    </Suspense>
  );
  const write = () => {
    const { render, assemble } = openStoredParts("m");
    return new TextDecoder().decode(assemble(render("a broken part", part, "/")));
  };
  expect(write()).toContain("later");
  const before = times;
  expect(write()).toContain("later");
  expect(times).toBeGreaterThan(before);
});

test("a text that looks like the mark of a stored part stays a text", () => {
  const { render, assemble } = openStoredParts("m");
  const text = `<p>${render("a part", () => "part", "/")}</p><p>&lt;!--m 0--&gt;<!--n 0--></p>`;
  const bytes = assemble(text);
  expect(new TextDecoder().decode(bytes)).toBe("<p>part</p><p>&lt;!--m 0--&gt;<!--n 0--></p>");
});
