import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { KeptMarkupContext, type RenderKept } from "../page/kept-markup.ts";
import { FacetFilter } from "../portfolio/filters/facet-filter.tsx";
import { SiteFooter } from "../shell/site-footer.tsx";
import { keepMarkup } from "./keep-markup.ts";

const options = (count: number) =>
  Array.from({ length: 15 }, (_, at) => ({ value: `${at}`, label: `No. ${at} & more`, count }));

function write(render: RenderKept | null, count: number): string {
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
    <KeptMarkupContext value={render}>
      <Page hydrationData={{ loaderData: { root: { origin: "https://booths.example" } } }} />
    </KeptMarkupContext>,
  );
}

test("parts of a page that are kept are written as the page would write them, and others for other data", () => {
  for (const count of [4, 5, 4]) expect(write(keepMarkup, count)).toBe(write(null, count));
  expect(write(keepMarkup, 4)).not.toBe(write(keepMarkup, 5));
  expect(write(keepMarkup, 4)).toContain("booths.example");
});
