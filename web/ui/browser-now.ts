/** The browser's moment: for what people do in it. What a page shows as of a moment, its loader says. */
export function browserNow(): Date {
  return new Date();
}
