type Pictures = { mainImage: string; projectImages: readonly string[] };

/**
 * The pictures of a project with one of its additional ones moved by one place. The main image stands before them: what is
 * moved there takes its place, and the former main image comes first among the others.
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
