/** A drawn picture of a booth, which is no photograph. */
const drawn = /^\/img\/booth\/[^?#]+-[1-6]\.svg$/;

/** The label of a picture that is no photo. Pictures that builders bring have none. */
export function pictureLabel(src: string): string | undefined {
  return drawn.test(src) ? "Sample rendering" : undefined;
}

/** URL of the blueprint with the same viewpoint; null when there is none. */
export function blueprintOf(src: string): string | null {
  return drawn.test(src) ? src.replace(/\.svg$/, "-blueprint.svg") : null;
}
