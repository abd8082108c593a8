import type { CheckKind } from "../shared/check-kinds.ts";
import type { BuilderId, ProjectId } from "../shared/id.ts";
import type { ContactForm } from "./contact-message.ts";

/** Letters about builders' profiles and projects. */
export type BuilderLetter =
  | { kind: "profile-approved"; builderName: string; builderId: BuilderId }
  | { kind: "profile-declined"; builderName: string; reason: string | null }
  /** `fields`: the labels of what stays as it was. */
  | { kind: "profile-edit-declined"; builderName: string; fields: string; reason: string | null }
  | {
      kind: "project-published";
      builderName: string;
      projectId: ProjectId;
      projectTitle: string;
      isFeatured: boolean;
    }
  | { kind: "project-declined"; builderName: string; projectTitle: string; reason: string | null }
  /** `company`: who wrote the review, with their consent. */
  | {
      kind: "review-published";
      builderName: string;
      builderId: BuilderId;
      company: string | null;
    }
  /** `validUntil`: YYYY-MM-DD; null when an admin refused it or took it back, with the reason. */
  | {
      kind: "vetting-decided";
      builderName: string;
      check: CheckKind;
      validUntil: string | null;
      reason: string | null;
    }
  | { kind: "vetting-ends"; builderName: string; check: CheckKind; validUntil: string }
  /** To an admin, on its last day. */
  | {
      kind: "vetting-ends-today";
      builderName: string;
      builderId: BuilderId;
      check: CheckKind;
      validUntil: string;
    }
  /** To a person whom a builder names as a reference. `company`: theirs. */
  | {
      kind: "reference-asked";
      builderName: string;
      company: string;
      token: string;
      daysValid: number;
    }
  /** From an admin. `builderName`: the profile that the link gives access to, or null. */
  | { kind: "builder-invite"; token: string; builderName: string | null; daysValid: number };

/** Letters about accounts, sign-in and the site itself. */
export type AccountLetter =
  | { kind: "sign-in"; token: string; code: string; minutesValid: number }
  /** To the operator; a reply goes to the sender. */
  | { kind: "contact-message"; contact: ContactForm }
  | { kind: "email-change"; token: string; hoursValid: number }
  /** To the account's current address, before it changes. `newEmail` is masked. */
  | { kind: "email-change-notice"; newEmail: string }
  /** An admin has suspended the account, or restored it. */
  | { kind: "account-notice"; change: "suspended" | "restored"; reason: string | null }
  | { kind: "passkey-notice"; change: "added" | "removed"; name: string }
  | { kind: "provider-notice"; change: "joined" | "removed"; label: string }
  /** To a signed-in member, who types it where it was requested. */
  | { kind: "proof-code"; code: string; minutesValid: number }
  /** From the operator's command line. */
  | { kind: "test-mail" };
