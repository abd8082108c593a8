type Pictures = { mainImage: string; projectImages: readonly string[] };

/**
 * Moves an additional picture by one place, in either direction. The main image counts as the place
 * before the first: a picture moved there becomes the main image, and the former one becomes the
 * first of the others.
 */
export function movedPicture(pictures: Pictures, place: number, by: -1 | 1) {
  const { mainImage, projectImages } = pictures;
  const first = mainImage === "" ? 0 : -1;
  const at = (index: number) => (index < 0 ? mainImage : projectImages[index]);
  const [moved, other] = [at(place), at(place + by)];
  if (moved === undefined || other === undefined || place + by < first) return pictures;
  const list = projectImages.map((each, index) => {
    if (index === place) return other;
    return index === place + by ? moved : each;
  });
  return {
    mainImage: place + by < 0 ? moved : mainImage,
    projectImages: [...new Set(list)],
  };
}
