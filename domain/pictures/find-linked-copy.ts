import type { LinkedPictureRepository } from "./ports.ts";

/** Where this site serves its copy of a linked picture; null until there is one. Everybody may see it, as any picture that is kept. */
export function findLinkedCopy({ linkedPictures }: { linkedPictures: LinkedPictureRepository }) {
  return (url: string): Promise<string | null> => linkedPictures.findCopy(url);
}
