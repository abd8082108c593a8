import { createAccountAdministration } from "./account-administration/create-account-administration.ts";
import type { AccountAdministrationRefusal } from "./account-administration/refusals.ts";
import { createAccounts } from "./accounts/create-accounts.ts";
import type { UnsubscribeInvalid } from "./accounts/mail-choices/refusals.ts";
import type { AccountRefusal } from "./accounts/refusals.ts";
import { createAssignment } from "./assignment/create-assignment.ts";
import { createAttachments } from "./attachments/create-attachments.ts";
import type { AttachmentRefusal } from "./attachments/refusals.ts";
import { createBlog } from "./blog/create-blog.ts";
import type { BlogPostNotFound } from "./blog/refusals.ts";
import { createBuilderProfiles } from "./builder-profiles/create-builder-profiles.ts";
import type { BuilderRefusal } from "./builder-profiles/refusals.ts";
import { createChanges } from "./changes/create-changes.ts";
import { createCleanup } from "./cleanup/create-cleanup.ts";
import { createCommission } from "./commission/create-commission.ts";
import type { CommissionRefusal } from "./commission/refusals.ts";
import { createContentEditing } from "./content-editing/create-content-editing.ts";
import type { ContentBuilderUnknown, ContentNotFound } from "./content-editing/refusals.ts";
import { createContentSync } from "./content-sync/create-content-sync.ts";
import { createFavourites } from "./favourites/create-favourites.ts";
import type { FavouriteRefusal } from "./favourites/refusals.ts";
import { createFigures } from "./figures/create-figures.ts";
import { createJobs } from "./jobs/create-jobs.ts";
import type { JobRefusal } from "./jobs/refusals.ts";
import { createMailHold } from "./mail-hold/create-mail-hold.ts";
import type { MailHoldRefusal } from "./mail-hold/refusals.ts";
import { createMessages } from "./messages/create-messages.ts";
import { createModeration } from "./moderation/create-moderation.ts";
import { createPictures } from "./pictures/create-pictures.ts";
import type { PictureRefusal } from "./pictures/refusals.ts";
import { createPortfolio } from "./portfolio/create-portfolio.ts";
import type { ProjectRefusal } from "./portfolio/refusals.ts";
import { createPrivacy } from "./privacy/create-privacy.ts";
import { createPromise } from "./promise/create-promise.ts";
import { createPromiseEvaluation } from "./promise-evaluation/create-promise-evaluation.ts";
import type { PromiseRefusal } from "./promise-evaluation/refusals.ts";
import { createQuestions } from "./questions/create-questions.ts";
import type { QuestionRefusal } from "./questions/refusals.ts";
import { createQuotes } from "./quotes/create-quotes.ts";
import type { QuoteRefusal } from "./quotes/refusals.ts";
import { createRates } from "./rates/create-rates.ts";
import type { RateRefusal } from "./rates/refusals.ts";
import { createRatings } from "./ratings/create-ratings.ts";
import type { RatingRefusal } from "./ratings/refusals.ts";
import { createRounds } from "./rounds/create-rounds.ts";
import { createSecurityEvents } from "./security-events/create-security-events.ts";
import { createSetup } from "./setup/create-setup.ts";
import type { PortsOf } from "./shared/feature.ts";
import { lazyRecord } from "./shared/records.ts";
import type { ChangedMeanwhile } from "./shared/writes/changed-meanwhile.ts";
import { createSiteMap } from "./site-map/create-site-map.ts";
import { createSupply } from "./supply/create-supply.ts";
import type { SupplyRefusal } from "./supply/refusals.ts";
import { createTradeShows } from "./trade-shows/create-trade-shows.ts";
import type { TradeShowNotFound } from "./trade-shows/refusals.ts";
import { createVetting } from "./vetting/create-vetting.ts";
import type { VettingRefusal } from "./vetting/refusals.ts";

/** Every refusal of a use case. */
export type Refusal =
  | AccountAdministrationRefusal
  | AccountRefusal
  | AttachmentRefusal
  | BlogPostNotFound
  | BuilderRefusal
  | ChangedMeanwhile
  | CommissionRefusal
  | ContentBuilderUnknown
  | ContentNotFound
  | FavouriteRefusal
  | JobRefusal
  | MailHoldRefusal
  | PictureRefusal
  | PromiseRefusal
  | QuestionRefusal
  | QuoteRefusal
  | RateRefusal
  | RatingRefusal
  | ProjectRefusal
  | SupplyRefusal
  | TradeShowNotFound
  | VettingRefusal
  | UnsubscribeInvalid;

const features = {
  quotes: createQuotes,
  questions: createQuestions,
  rounds: createRounds,
  jobs: createJobs,
  commission: createCommission,
  ratings: createRatings,
  attachments: createAttachments,
  vetting: createVetting,
  promise: createPromise,
  assignment: createAssignment,
  promiseEvaluation: createPromiseEvaluation,
  supply: createSupply,
  changes: createChanges,
  accounts: createAccounts,
  accountAdministration: createAccountAdministration,
  securityEvents: createSecurityEvents,
  privacy: createPrivacy,
  cleanup: createCleanup,
  favourites: createFavourites,
  portfolio: createPortfolio,
  pictures: createPictures,
  builderProfiles: createBuilderProfiles,
  figures: createFigures,
  blog: createBlog,
  contentSync: createContentSync,
  contentEditing: createContentEditing,
  setup: createSetup,
  siteMap: createSiteMap,
  moderation: createModeration,
  rates: createRates,
  messages: createMessages,
  mailHold: createMailHold,
  tradeShows: createTradeShows,
};

/** All ports that the core needs. */
export type Ports = PortsOf<typeof features>;

type Features = { [Name in keyof typeof features]: ReturnType<(typeof features)[Name]> };

const coreOf = lazyRecord<Features, Ports>(features);

/** The whole application by feature. A feature is created on first use. */
export function createCore(ports: Ports) {
  return coreOf(ports);
}

export type Core = ReturnType<typeof createCore>;
