import { useEffect, useState } from "react";
import { CallToAction } from "../marketing/call-to-action.tsx";
import { bannerVariants } from "./banner-variants.ts";

/** One of six calls to action: the first in the served page, a random one after hydration. */
export function BlogBanner() {
  const [variant, setVariant] = useState(0);
  // every visitor's page is the same bytes, so chance comes after hydration
  useEffect(() => setVariant(Math.floor(Math.random() * bannerVariants.length)), []);
  const { title, text, button } = bannerVariants[variant] ?? bannerVariants[0];
  return <CallToAction title={title} text={text} label={button} />;
}
