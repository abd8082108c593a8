type Pictured = {
  portfolioImages: readonly string[];
  featuredProjectImages: readonly string[];
  companyLogo: string | null;
};

type Shown = {
  name: string;
  companyLogo: string | null;
  work: readonly { title: string; imageUrl: string }[];
};

/** A picture of the gallery in words; `caption` is the project that it is of, where it is known. */
export function galleryWords(src: string, place: number, { name, companyLogo, work }: Shown) {
  if (src === companyLogo) return { alt: `Logo of ${name}`, caption: null };
  const project = work.find(({ imageUrl }) => imageUrl === src);
  return project
    ? { alt: `${project.title}, by ${name}`, caption: project.title }
    : { alt: `Booth by ${name}, picture ${place}`, caption: null };
}

/** Every picture of a builder once: its projects, all of its featured ones, and the logo last. */
export function galleryImages(builder: Pictured): string[] {
  const { portfolioImages, featuredProjectImages, companyLogo } = builder;
  const pictures = new Set([...portfolioImages, ...featuredProjectImages]);
  if (companyLogo) pictures.delete(companyLogo);
  return companyLogo ? [...pictures, companyLogo] : [...pictures];
}
