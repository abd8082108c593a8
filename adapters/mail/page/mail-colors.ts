/** The product's daylight colors, as mail clients take them: plain hexadecimal. */
export const mailColors = {
  canvas: "#f7f3ea",
  surface: "#fffdf8",
  ink: "#14202e",
  inkMuted: "#525b66",
  rule: "#dcd5c5",
  accent: "#ff6a1a",
};

/** Colors at night, for clients that ask. The button stays as it is. */
export const nightColors = {
  canvas: "#0b1e38",
  surface: "#11294a",
  ink: "#edf3fb",
  inkMuted: "#aebfd8",
  rule: "#2a4670",
};
