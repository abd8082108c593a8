type Wordmark = {
  name: string;
  /** SVG path data of the logo's mark, on a 24 × 24 sheet with a stroke width of 2. */
  sign: string;
  /** The typeface style of the name. */
  face: "wide" | "heavy" | "light" | "tight";
};

/** Fictional exhibitors, drawn as their logos would appear on a booth. */
export const wordmarks: readonly Wordmark[] = [
  { name: "Halden Instruments", face: "tight", sign: "M3 12h4l2-7 4 14 3-10 2 3h3" },
  { name: "Nordwind", face: "wide", sign: "M3 8h11a3 3 0 1 0-3-3M3 13h15a3 3 0 1 1-3 3M3 18h7" },
  {
    name: "Calder Foods",
    face: "heavy",
    sign: "M12 21V9M12 13c0-5 3-8 8-9 0 6-3 9-8 9M12 17c0-4-3-6-8-6 0 4 3 6 8 6",
  },
  { name: "Meridian Robotics", face: "light", sign: "M4 20h8M8 20v-6l6-6 5 4M14 8V4M19 12v4h-3" },
  {
    name: "Osprey Aero",
    face: "tight",
    sign: "M2 13c6-1 8-5 10-9 1 4 4 8 10 9-5 1-8 3-10 7-2-4-5-6-10-7Z",
  },
  {
    name: "Lumen & Co",
    face: "heavy",
    sign: "M12 3v3M12 18v3M3 12h3M18 12h3M6 6l2 2M16 16l2 2M18 6l-2 2M8 16l-2 2M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
  },
];
