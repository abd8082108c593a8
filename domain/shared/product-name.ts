/** The program's name, and that of a site without `SITE_NAME`. */
export const productName = "Boothwright";
