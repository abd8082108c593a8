import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LateFaces } from "./late-faces.tsx";
import { NonceContext } from "./nonce-context.ts";

const page = renderToStaticMarkup(
  <NonceContext value="mark">
    <LateFaces />
  </NonceContext>,
);

/** Runs the script as a page that was opened from `referrer`; `paint` is its first paint. */
function open({ referrer = "", type = "navigate" }) {
  const started: string[] = [];
  const finish: (() => void)[] = [];
  const inUse: string[] = [];
  let paint = (): void => {};
  class FontFace {
    readonly family: string;
    constructor(family: string) {
      this.family = family;
    }
    load() {
      started.push(this.family);
      return new Promise<void>((resolve) => finish.push(resolve));
    }
  }
  class PerformanceObserver {
    readonly onEntries: (list: null, it: PerformanceObserver) => void;
    constructor(onEntries: (list: null, it: PerformanceObserver) => void) {
      this.onEntries = onEntries;
    }
    observe() {
      paint = () => this.onEntries(null, this);
    }
    disconnect() {}
  }
  const surroundings = {
    FontFace,
    PerformanceObserver,
    performance: { getEntriesByType: () => [{ type }] },
    location: { origin: "https://booths.example" },
    document: { referrer, fonts: { add: ({ family }: FontFace) => inUse.push(family) } },
  };
  const script = /<script nonce="mark">(.*)<\/script>/.exec(page)?.[1] ?? "";
  new Function(...Object.keys(surroundings), script)(...Object.values(surroundings));
  return { started, finish, inUse, paint: () => paint() };
}

const both = ["Instrument Sans", "Bricolage Grotesque"];

test("the first page of a visit fetches no face before its first paint, and uses both at once", async () => {
  for (const referrer of ["", "https://search.example/", "https://booths.example.evil/"]) {
    const { started, finish, inUse, paint } = open({ referrer });
    expect(started).toEqual([]);
    paint();
    expect(started).toEqual(both);
    finish[0]?.();
    await Promise.resolve();
    expect(inUse).toEqual([]);
    finish[1]?.();
    await expect.poll(() => inUse).toEqual(both);
  }
});

test("a later page of a visit, or one that is loaded again, fetches both faces at once", () => {
  expect(open({ referrer: "https://booths.example/portfolio" }).started).toEqual(both);
  expect(open({ type: "reload" }).started).toEqual(both);
  expect(open({ type: "back_forward" }).started).toEqual(both);
});
