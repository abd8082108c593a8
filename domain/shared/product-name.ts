/** What the product is called, on every screen and in every message. An operator who renames it does it here. */
export const productName = "Boothwright";
