/**
 * The browser's clock, for what people do in it. For a time that a page shows, use its loader's.
 */
export function browserNow(): Date {
  return new Date();
}
