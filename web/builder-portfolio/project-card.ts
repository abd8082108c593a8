import type { MyProjectBody } from "../../app-server/contract/portfolio/project-form.ts";
import { withShownPictures } from "../../domain/portfolio/with-shown-pictures.ts";
import { toPlainText } from "../../domain/shared/text/plain-text.ts";

const shownCharacters = 160;

type ListedField =
  | ("id" | "title" | "client" | "industry" | "year" | "size" | "eventName" | "features")
  | ("featured" | "featuredRequested" | "public" | "reviewState");

/** The fields of a project that a list shows; a third of its data. */
export type ProjectCard = Pick<MyProjectBody, ListedField> & {
  /** URL of the cover picture. */
  picture: string;
  /** The beginning of the description, as plain text. */
  text: string;
};

export function toProjectCard(project: MyProjectBody): ProjectCard {
  const { id, title, client, industry, year, size, eventName, features } = project;
  const { featured, featuredRequested, reviewState } = project;
  return {
    id,
    title,
    client,
    industry,
    year,
    size,
    eventName,
    features,
    featured,
    featuredRequested,
    public: project.public,
    reviewState,
    picture: withShownPictures(project, project.pictureCopies ?? {}).imageUrl,
    text: toPlainText(project.description, shownCharacters),
  };
}

/** A project in a list: reduced, from the server's page, or whole, as the browser fetches it. */
export type ListedProject = ProjectCard | MyProjectBody;

export function isWhole(project: ListedProject): project is MyProjectBody {
  return !("picture" in project);
}

export function cardOf(project: ListedProject): ProjectCard {
  return isWhole(project) ? toProjectCard(project) : project;
}
