import fc from "fast-check";

/**
 * An arbitrary Unicode code point. Equal to fast-check's unit `binary`, which takes three seconds
 * to create.
 */
export const codePoint = fc
  .oneof(fc.nat({ max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));
