import type { UseFormReturn } from "react-hook-form";
import type {
  ProjectInput,
  ProjectOutput,
} from "../../../app-server/contract/portfolio/project-input.ts";

/** The form whose fields the parts of the project form share. */
export type FormOfProject = UseFormReturn<ProjectInput, unknown, ProjectOutput>;
