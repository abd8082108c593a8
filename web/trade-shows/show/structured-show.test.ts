import { describe, expect, it } from "vitest";
import { toTradeShowBody } from "../../../app-server/contract/trade-shows/trade-shows.ts";
import { ces } from "../../../domain/trade-shows/examples.ts";
import { structuredShow } from "./structured-show.ts";

const url = `https://shows.example/trade-shows/${ces.id}`;
const show = toTradeShowBody(ces);

describe("structuredShow()", () => {
  it("names the event, its days and its place", () => {
    const [event] = structuredShow({ ...show, featuredImage: "/img/booth/a.svg" }, url);
    expect(event).toMatchObject({
      "@type": "Event",
      startDate: "2027-03-03",
      endDate: "2027-03-06",
      location: {
        name: "Las Vegas Convention Center",
        address: { addressLocality: "Las Vegas", addressRegion: "NV" },
      },
      image: ["https://shows.example/img/booth/a.svg"],
    });
    expect(event).not.toHaveProperty("offers");
  });

  it.each([
    [{ venue: null, city: null, state: null }, undefined],
    [{ venue: "", city: "", state: "" }, undefined],
    [
      { venue: "Halle 7", city: null, state: null },
      { "@type": "Place", name: "Halle 7" },
    ],
    [
      { venue: null, city: null, state: "NV" },
      { "@type": "Place", address: { "@type": "PostalAddress", addressRegion: "NV" } },
    ],
    [
      { venue: null, city: "Köln", state: null },
      {
        "@type": "Place",
        name: "Köln",
        address: { "@type": "PostalAddress", addressLocality: "Köln" },
      },
    ],
  ])("says of a show in %j the place that is known, and no empty part [X17]", (part, location) => {
    const [event] = structuredShow({ ...show, ...part, tags: [], imageGallery: [] }, url);
    expect((event as { location?: object }).location).toEqual(location);
    for (const empty of [
      '""',
      "[]",
      "null",
      '{"@type":"PostalAddress"}',
      `"name":"${show.title}","address"`,
    ]) {
      expect(JSON.stringify(event)).not.toContain(empty);
    }
  });

  it("offers a registration only at an address of the web, sold out or not", () => {
    const offersOf = (part: Partial<typeof show>) =>
      (structuredShow({ ...show, ...part }, url)[0] as { offers?: object }).offers;
    expect(offersOf({ registrationLink: "javascript:alert(1)" })).toBeUndefined();
    expect(offersOf({ registrationLink: "https://a.example", status: "sold-out" })).toMatchObject({
      url: "https://a.example",
      availability: "https://schema.org/SoldOut",
    });
  });

  it("is a breadcrumb alone for a show without dates", () => {
    const found = structuredShow({ ...show, startDate: null, endDate: null }, url);
    expect(found.map((each) => each["@type"])).toEqual(["BreadcrumbList"]);
  });
});
