import type { MessageBody } from "../../app-server/contract/admin.ts";
import type {
  BuilderProfileFormInput,
  OwnProfileBody,
} from "../../app-server/contract/builder-profile.ts";
import type {
  NewProjectInput,
  OwnProjectBody,
  ProjectChangesInput,
} from "../../app-server/contract/project-form.ts";

/** What only a builder's own room asks for, in the browser. */
export type BuilderCommands = {
  /** `seen` is the `lastEditedTime` of the version that the form began with: another one is refused. */
  saveBuilderProfile(form: BuilderProfileFormInput, seen: string | null): Promise<OwnProfileBody>;
  submitProject(form: NewProjectInput): Promise<OwnProjectBody>;
  editProject(id: string, form: ProjectChangesInput, seen: string | null): Promise<OwnProjectBody>;
  deleteProject(id: string): Promise<MessageBody>;
  declineInvitation(requestId: string, reason?: string): Promise<MessageBody>;
  /** Said, or taken back. */
  tellInterest(requestId: string, isInterested: boolean): Promise<MessageBody>;
};
