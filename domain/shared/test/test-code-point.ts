import fc from "fast-check";

/**
 * Any Unicode character, one code point. The same as fast-check's own unit `binary`, which takes three seconds of a
 * processor to make.
 */
export const codePoint = fc
  .oneof(fc.nat({ max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));
