import { assignVars, createThemeContract, globalStyle } from "@vanilla-extract/css";
import { media } from "./media.ts";
import { darkColors, lightColors } from "./tokens.ts";

/** All colors by role; their values follow the reader's light or dark preference. */
export const vars = createThemeContract({ color: lightColors });

globalStyle(":root", { colorScheme: "light", vars: assignVars(vars.color, lightColors) });
globalStyle(":root", {
  "@media": {
    [media.dark]: { colorScheme: "dark", vars: assignVars(vars.color, darkColors) },
  },
});
