import { useEffect, useState } from "react";
import { CallToAction } from "../marketing/call-to-action.tsx";
import { bannerVariants } from "./banner-variants.ts";

/** Asks for a request in one of six ways: the first in the page itself, one at random once it is alive. */
export function BlogBanner() {
  const [variant, setVariant] = useState(0);
  // every visitor's page is the same bytes, so chance comes after hydration
  useEffect(() => setVariant(Math.floor(Math.random() * bannerVariants.length)), []);
  const { title, text, button } = bannerVariants[variant] ?? bannerVariants[0];
  return <CallToAction title={title} text={text} label={button} />;
}
