/** The product's name on every screen and in every message. Rename it here. */
export const productName = "Boothwright";
