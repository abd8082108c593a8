import { expect, test } from "vitest";
import { filled } from "./filled.ts";

test("structured data has no blank text, empty list or thing of a type alone [X17]", () => {
  const address = { "@type": "PostalAddress", addressLocality: "", addressRegion: null };
  expect(
    filled({
      "@context": "https://schema.org",
      "@type": "LocalBusiness",
      name: "Bea",
      description: " ",
      address,
      areaServed: [],
      sameAs: [undefined, ""],
      location: { "@type": "Place", address },
      rating: 0,
      isOpen: false,
    }),
  ).toEqual({
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    name: "Bea",
    rating: 0,
    isOpen: false,
  });
});
