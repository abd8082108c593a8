import { expect, test } from "vitest";
import { exportName } from "../../domain/quotes/comparison/comparison-cells.ts";
import { downloadName } from "./download-name.ts";

const day = new Date("2027-03-01T10:00:00Z");

test.for([
  ["Köln", "quotes-koln", "quotes-k%C3%B6ln"],
  ["Ko\u0308ln", "quotes-koln", "quotes-k%C3%B6ln"],
  [
    "São Paulo Łódź, Ærø",
    "quotes-sao-paulo-lodz-aero",
    "quotes-s%C3%A3o-paulo-%C5%82%C3%B3d%C5%BA-%C3%A6r%C3%B8",
  ],
  ["東京 Expo", "quotes-_-expo", "quotes-%E6%9D%B1%E4%BA%AC-expo"],
])(
  "an export of %s keeps its letters, plain ones for old clients [X16]",
  ([show = "", plain, exact]) => {
    expect(downloadName(`${exportName("quotes", show, day)}.csv`)).toBe(
      `attachment; filename="${plain}-2027-03-01.csv"; filename*=UTF-8''${exact}-2027-03-01.csv`,
    );
  },
);

test("a name in ASCII is there once, and no quotation mark ends it [X16]", () => {
  expect(downloadName(`${exportName("quotes", "CES 2027!", day)}.pdf`)).toBe(
    'attachment; filename="quotes-ces-2027-2027-03-01.pdf"',
  );
  expect(downloadName('Übersicht "A".pdf')).toBe(
    "attachment; filename=\"Ubersicht _A_.pdf\"; filename*=UTF-8''%C3%9Cbersicht%20%22A%22.pdf",
  );
});
