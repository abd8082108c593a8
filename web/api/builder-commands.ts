import type {
  BuilderProfileFormInput,
  OwnProfileBody,
} from "../../app-server/contract/builder-profile.ts";

/** What only a builder's own room asks for, in the browser. */
export type BuilderCommands = {
  saveBuilderProfile(form: BuilderProfileFormInput): Promise<OwnProfileBody>;
};
