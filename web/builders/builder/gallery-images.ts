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

/**
 * Alternative text and caption of a gallery picture; the caption is its project's title, or null
 * when unknown.
 */
export function galleryWords(src: string, place: number, { name, companyLogo, work }: Shown) {
  if (src === companyLogo) return { alt: `Logo of ${name}`, caption: null };
  const project = work.find(({ imageUrl }) => imageUrl === src);
  return project
    ? { alt: `${project.title}, by ${name}`, caption: project.title }
    : { alt: `Booth by ${name}, picture ${place}`, caption: null };
}

/**
 * A builder's pictures without duplicates: projects first, then featured pictures, the logo last.
 */
export function galleryImages(builder: Pictured): string[] {
  const { portfolioImages, featuredProjectImages, companyLogo } = builder;
  const pictures = new Set([...portfolioImages, ...featuredProjectImages]);
  if (companyLogo) pictures.delete(companyLogo);
  return companyLogo ? [...pictures, companyLogo] : [...pictures];
}
