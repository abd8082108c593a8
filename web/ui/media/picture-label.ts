/** A drawn picture: its booth was drawn, not photographed. */
const drawn = /^\/img\/booth\/[^?#]+-[1-6]\.svg$/;

/** Said on a picture that is no photo: what it is. Nothing on pictures that builders bring. */
export function pictureLabel(src: string): string | undefined {
  return drawn.test(src) ? "Sample rendering" : undefined;
}

/** The same booth from the same place as a line drawing; null where there is none. */
export function blueprintOf(src: string): string | null {
  return drawn.test(src) ? src.replace(/\.svg$/, "-blueprint.svg") : null;
}
