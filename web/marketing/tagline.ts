/** Editable copy: what the site does, in a sentence. */
export const tagline = "Connecting exhibitors with top-rated booth builders worldwide.";
