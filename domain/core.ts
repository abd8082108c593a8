import {
  type AccountAdministrationPorts,
  createAccountAdministration,
} from "./account-administration/create-account-administration.ts";
import type { AccountAdministrationRefusal } from "./account-administration/refusals.ts";
import { type AccountsPorts, createAccounts } from "./accounts/create-accounts.ts";
import type { UnsubscribeInvalid } from "./accounts/mail-choices/refusals.ts";
import type { AccountRefusal } from "./accounts/refusals.ts";
import { type AssignmentPorts, createAssignment } from "./assignment/create-assignment.ts";
import { type AttachmentsPorts, createAttachments } from "./attachments/create-attachments.ts";
import type { AttachmentRefusal } from "./attachments/refusals.ts";
import { type BlogPorts, createBlog } from "./blog/create-blog.ts";
import type { BlogPostNotFound } from "./blog/refusals.ts";
import {
  type BuilderProfilesPorts,
  createBuilderProfiles,
} from "./builder-profiles/create-builder-profiles.ts";
import type { BuilderRefusal } from "./builder-profiles/refusals.ts";
import { type ChangesPorts, createChanges } from "./changes/create-changes.ts";
import { type CleanupPorts, createCleanup } from "./cleanup/create-cleanup.ts";
import { type ContentSyncPorts, createContentSync } from "./content-sync/create-content-sync.ts";
import { createFavourites, type FavouritesPorts } from "./favourites/create-favourites.ts";
import type { FavouriteRefusal } from "./favourites/refusals.ts";
import { createFigures, type FiguresPorts } from "./figures/create-figures.ts";
import { createMailHold, type MailHoldPorts } from "./mail-hold/create-mail-hold.ts";
import type { MailHoldRefusal } from "./mail-hold/refusals.ts";
import { createMessages, type MessagesPorts } from "./messages/create-messages.ts";
import { createPictures, type PicturesPorts } from "./pictures/create-pictures.ts";
import type { PictureRefusal } from "./pictures/refusals.ts";
import { createPortfolio, type PortfolioPorts } from "./portfolio/create-portfolio.ts";
import type { ProjectRefusal } from "./portfolio/refusals.ts";
import { createPrivacy, type PrivacyPorts } from "./privacy/create-privacy.ts";
import { createPromise, type PromisePorts } from "./promise/create-promise.ts";
import {
  createPromiseEvaluation,
  type PromiseEvaluationPorts,
} from "./promise-evaluation/create-promise-evaluation.ts";
import type { PromiseRefusal } from "./promise-evaluation/refusals.ts";
import { createQuestions, type QuestionsPorts } from "./questions/create-questions.ts";
import type { QuestionRefusal } from "./questions/refusals.ts";
import { createQuotes, type QuotesPorts } from "./quotes/create-quotes.ts";
import type { QuoteRefusal } from "./quotes/refusals.ts";
import { createRates, type RatesPorts } from "./rates/create-rates.ts";
import type { RateRefusal } from "./rates/refusals.ts";
import { createReviews, type ReviewsPorts } from "./reviews/create-reviews.ts";
import { createRounds, type RoundsPorts } from "./rounds/create-rounds.ts";
import {
  createSecurityEvents,
  type SecurityEventsPorts,
} from "./security-events/create-security-events.ts";
import { lazyRecord } from "./shared/records.ts";
import type { ChangedMeanwhile } from "./shared/writes/changed-meanwhile.ts";
import { createSiteMap, type SiteMapPorts } from "./site-map/create-site-map.ts";
import { createSupply, type SupplyPorts } from "./supply/create-supply.ts";
import type { SupplyRefusal } from "./supply/refusals.ts";
import { createTradeShows, type TradeShowsPorts } from "./trade-shows/create-trade-shows.ts";
import type { TradeShowNotFound } from "./trade-shows/refusals.ts";

/** Everything the core needs from the outside world. */
export type Ports = QuotesPorts &
  QuestionsPorts &
  RoundsPorts &
  AttachmentsPorts &
  PromisePorts &
  AssignmentPorts &
  PromiseEvaluationPorts &
  ChangesPorts &
  AccountsPorts &
  AccountAdministrationPorts &
  SecurityEventsPorts &
  PrivacyPorts &
  CleanupPorts &
  FavouritesPorts &
  PortfolioPorts &
  PicturesPorts &
  BuilderProfilesPorts &
  FiguresPorts &
  BlogPorts &
  ContentSyncPorts &
  SiteMapPorts &
  ReviewsPorts &
  RatesPorts &
  SupplyPorts &
  MessagesPorts &
  MailHoldPorts &
  TradeShowsPorts;

/** Every way the core can say no. */
export type Refusal =
  | AccountAdministrationRefusal
  | AccountRefusal
  | AttachmentRefusal
  | BlogPostNotFound
  | BuilderRefusal
  | ChangedMeanwhile
  | FavouriteRefusal
  | MailHoldRefusal
  | PictureRefusal
  | PromiseRefusal
  | QuestionRefusal
  | QuoteRefusal
  | RateRefusal
  | ProjectRefusal
  | SupplyRefusal
  | TradeShowNotFound
  | UnsubscribeInvalid;

const features = {
  quotes: createQuotes,
  questions: createQuestions,
  rounds: createRounds,
  attachments: createAttachments,
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
  siteMap: createSiteMap,
  reviews: createReviews,
  rates: createRates,
  messages: createMessages,
  mailHold: createMailHold,
  tradeShows: createTradeShows,
};

type Features = { [Name in keyof typeof features]: ReturnType<(typeof features)[Name]> };

const coreOf = lazyRecord<Features, Ports>(features);

/** The whole application by feature, from its ports. A feature is made when it is first used. */
export function createCore(ports: Ports) {
  return coreOf(ports);
}

export type Core = ReturnType<typeof createCore>;
