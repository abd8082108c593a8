import type { UseFormReturn } from "react-hook-form";
import type {
  ProjectInput,
  ProjectOutput,
} from "../../../app-server/contract/portfolio/project-input.ts";

/** The form that the parts of a project's form fill in together. */
export type FormOfProject = UseFormReturn<ProjectInput, unknown, ProjectOutput>;
