/** Colors of one booth and its hall. Pairs run from the light to the dark end of a face. */
export type Palette = {
  /** The far end of the hall, from the roof down. */
  hall: readonly [string, string];
  /** The hall's floor, from far to near. */
  aisle: readonly [string, string];
  carpet: readonly [string, string];
  top: string;
  left: readonly [string, string];
  right: readonly [string, string];
  accent: readonly [string, string];
  accentSoft: string;
  ink: string;
  glass: readonly [string, string];
  screen: readonly [string, string];
  light: string;
  line: string;
};

/** Palettes of evening and bright halls, with warm and cool booths. */
export const palettes: readonly Palette[] = [
  {
    hall: ["#10161f", "#33414f"],
    aisle: ["#3c4956", "#1b232c"],
    carpet: ["#d9d3c6", "#bdb6a6"],
    top: "#fffdf6",
    left: ["#fbf7ee", "#d8d0bf"],
    right: ["#ddd4c3", "#a99f8c"],
    accent: ["#ff7a33", "#d94f0d"],
    accentSoft: "#ffd9bf",
    ink: "#1d2530",
    glass: ["#cfe9ea", "#7fb0b8"],
    screen: ["#ffb37a", "#7a2c12"],
    light: "#fff0cf",
    line: "#2a2620",
  },
  {
    hall: ["#dfe7ea", "#f6f4ee"],
    aisle: ["#dcd9d1", "#aba79d"],
    carpet: ["#31506b", "#223b52"],
    top: "#ffffff",
    left: ["#ffffff", "#dfe5e8"],
    right: ["#d3dce1", "#9fb0ba"],
    accent: ["#2f8fd6", "#175f9c"],
    accentSoft: "#cfe6f8",
    ink: "#20303c",
    glass: ["#e0f3fb", "#9cc8dd"],
    screen: ["#7fd6ff", "#0d3a66"],
    light: "#ffffff",
    line: "#25323c",
  },
  {
    hall: ["#20170f", "#5a4532"],
    aisle: ["#6b5642", "#2c2118"],
    carpet: ["#b98f5f", "#8d693f"],
    top: "#f5e6cc",
    left: ["#e2c59a", "#b98e5b"],
    right: ["#b4895a", "#7a5733"],
    accent: ["#2f6b4f", "#1b4633"],
    accentSoft: "#bfe0cc",
    ink: "#2a1d12",
    glass: ["#e8efe0", "#a3b99a"],
    screen: ["#bfe6a8", "#17402c"],
    light: "#ffe7b8",
    line: "#2c1e10",
  },
  {
    hall: ["#12162e", "#3c4170"],
    aisle: ["#454a78", "#161a38"],
    carpet: ["#d7daf0", "#a9aed6"],
    top: "#e9ecff",
    left: ["#f4f5ff", "#b9bff0"],
    right: ["#8f97de", "#4a51a3"],
    accent: ["#ff4f9a", "#b31f63"],
    accentSoft: "#ffc4df",
    ink: "#0c1030",
    glass: ["#b8c4ff", "#5e6bd0"],
    screen: ["#ff9ccb", "#4b1a7a"],
    light: "#cfd6ff",
    line: "#0d1136",
  },
  {
    hall: ["#e9efe4", "#fbfaf3"],
    aisle: ["#d9ddcf", "#a3ab97"],
    carpet: ["#8fae7a", "#6b8b58"],
    top: "#fffef8",
    left: ["#fdfbf1", "#e3dfcc"],
    right: ["#d8d3bd", "#a9a489"],
    accent: ["#4f8a3a", "#2f5e20"],
    accentSoft: "#d8ecca",
    ink: "#26301f",
    glass: ["#e4f2e6", "#a9cdb0"],
    screen: ["#d6f0a8", "#2f5e20"],
    light: "#fffbe0",
    line: "#2d3325",
  },
  {
    hall: ["#1c2123", "#4a5356"],
    aisle: ["#586266", "#22282a"],
    carpet: ["#8a9296", "#666e72"],
    top: "#79838a",
    left: ["#626c72", "#3b4347"],
    right: ["#474f54", "#292f32"],
    accent: ["#ffc62e", "#d99a00"],
    accentSoft: "#fff0bf",
    ink: "#0d1011",
    glass: ["#8fa3aa", "#4d5f66"],
    screen: ["#fff1b8", "#7a5a00"],
    light: "#ffeeb8",
    line: "#0a0c0d",
  },
  {
    hall: ["#f3e7e2", "#fdf8f4"],
    aisle: ["#e6d9d1", "#b9a79c"],
    carpet: ["#c98372", "#a15f50"],
    top: "#fffaf5",
    left: ["#fff4ec", "#ecd6c9"],
    right: ["#e3c7b8", "#b78f7d"],
    accent: ["#a8324a", "#73182d"],
    accentSoft: "#f6cfd6",
    ink: "#3a221f",
    glass: ["#f4e9ee", "#cfaab8"],
    screen: ["#ffc0c9", "#73182d"],
    light: "#fff4e0",
    line: "#3d2621",
  },
  {
    hall: ["#0e2426", "#2c5456"],
    aisle: ["#2f5557", "#102b2d"],
    carpet: ["#e3e6df", "#c3c9bf"],
    top: "#ffffff",
    left: ["#f7faf7", "#cfdcd6"],
    right: ["#bccfc8", "#7f9c94"],
    accent: ["#12a08f", "#07665b"],
    accentSoft: "#bdeee6",
    ink: "#10282a",
    glass: ["#c9efe9", "#72b5ac"],
    screen: ["#a5fff0", "#063f4a"],
    light: "#e4fff6",
    line: "#14302f",
  },
];
