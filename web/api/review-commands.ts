import type { MessageBody } from "../../app-server/contract/admin.ts";
import type {
  ProfileDecisionInput,
  ProjectDecisionInput,
} from "../../app-server/contract/reviews.ts";

/** What only an admin who reviews asks for, in the browser. */
export type ReviewCommands = {
  reviewBuilder(id: string, decision: ProfileDecisionInput): Promise<MessageBody>;
  reviewProject(id: string, decision: ProjectDecisionInput): Promise<MessageBody>;
};
