/** What a box or a run of text may be in the page. Every element that HTML knows would take the compiler seconds to compare. */
export type Tag = "article" | "div" | "label" | "li" | "ol" | "p" | "section" | "span" | "ul";
