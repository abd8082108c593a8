import type { MessageBody } from "../../app-server/contract/admin.ts";

/** What only a builder's own room asks for, in the browser. */
export type BuilderCommands = {
  declineInvitation(requestId: string, reason?: string): Promise<MessageBody>;
  /** Said, or taken back. */
  tellInterest(requestId: string, isInterested: boolean): Promise<MessageBody>;
};
