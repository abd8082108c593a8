import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { CachedMarkupContext, type RenderCached } from "../page/cached-markup.ts";
import { FacetFilter } from "../portfolio/filters/facet-filter.tsx";
import { SiteFooter } from "../shell/site-footer.tsx";
import { renderCached } from "./markup-cache.ts";

const options = (count: number) =>
  Array.from({ length: 15 }, (_, at) => ({ value: `${at}`, label: `No. ${at} & more`, count }));

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
  for (const count of [4, 5, 4]) expect(write(renderCached, count)).toBe(write(null, count));
  expect(write(renderCached, 4)).not.toBe(write(renderCached, 5));
  expect(write(renderCached, 4)).toContain("booths.example");
});
