import type { MyProjectBody } from "../../app-server/contract/portfolio/project-form.ts";
import { withShownPictures } from "../../domain/portfolio/with-shown-pictures.ts";
import { toPlainText } from "../../domain/shared/text/plain-text.ts";

const shownCharacters = 160;

type ListedField =
  | ("id" | "title" | "client" | "industry" | "year" | "size" | "eventName" | "features")
  | ("featured" | "featuredRequested" | "public" | "reviewState");

/** All that a list shows of a project: a third of it. */
export type ProjectCard = Pick<MyProjectBody, ListedField> & {
  /** The picture that stands for it. */
  picture: string;
  /** Its description's beginning, as plain text. */
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

/** A project as a page from the server lists it, or as the browser has read it. */
export type ListedProject = ProjectCard | MyProjectBody;

export function isWhole(project: ListedProject): project is MyProjectBody {
  return !("picture" in project);
}

export function cardOf(project: ListedProject): ProjectCard {
  return isWhole(project) ? toProjectCard(project) : project;
}
