import { productName } from "../../domain/shared/product-name.ts";

/** The title of a page that the browser came to within the site. The server writes those of its own pages in `meta`. */
export function ClientTitle({ children }: { children: string }) {
  return <title>{`${children} | ${productName}`}</title>;
}
