/** A drawn picture: its booth was drawn, not photographed. */
const drawn = /^\/img\/booth\/[^?#]+-[1-6]\.svg$/;

/** The label on a picture that is no photo. Pictures that builders bring have none. */
export function pictureLabel(src: string): string | undefined {
  return drawn.test(src) ? "Sample rendering" : undefined;
}

/** The booth's line drawing from the same place; null where there is none. */
export function blueprintOf(src: string): string | null {
  return drawn.test(src) ? src.replace(/\.svg$/, "-blueprint.svg") : null;
}
