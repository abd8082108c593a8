import { changeSuspension } from "./account-desk/change-suspension.ts";
import type { AccountDesk } from "./account-desk/ports.ts";
import type { AccountDeskRefusal } from "./account-desk/refusals.ts";
import { searchPeople } from "./account-desk/search-people.ts";
import { chooseMail } from "./accounts/mail-choices/choose-mail.ts";
import type { MutedMail } from "./accounts/mail-choices/muted-mail.ts";
import { openUnsubscribe } from "./accounts/mail-choices/open-unsubscribe.ts";
import { readMailChoices } from "./accounts/mail-choices/read-mail-choices.ts";
import type { UnsubscribeInvalid } from "./accounts/mail-choices/refusals.ts";
import { unsubscribe } from "./accounts/mail-choices/unsubscribe.ts";
import { addPasskey } from "./accounts/passkeys/add-passkey.ts";
import { askForPasskey } from "./accounts/passkeys/ask-for-passkey.ts";
import { listPasskeys } from "./accounts/passkeys/list-passkeys.ts";
import { offerPasskey } from "./accounts/passkeys/offer-passkey.ts";
import type { PasskeyRepository, PasskeyVerifier } from "./accounts/passkeys/passkey-ports.ts";
import { removePasskey } from "./accounts/passkeys/remove-passkey.ts";
import { renamePasskey } from "./accounts/passkeys/rename-passkey.ts";
import { signInByPasskey } from "./accounts/passkeys/sign-in-by-passkey.ts";
import type {
  AccountRepository,
  IdentityRepository,
  ProviderAttemptRepository,
  SecretSource,
  SessionRepository,
  SignInRepository,
  UserRepository,
} from "./accounts/ports.ts";
import { changeProfile } from "./accounts/profile/change-profile.ts";
import { confirmEmailChange } from "./accounts/profile/confirm-email-change.ts";
import { downloadData } from "./accounts/profile/download-data.ts";
import { dropEmailChange } from "./accounts/profile/drop-email-change.ts";
import { listAccountEvents } from "./accounts/profile/list-account-events.ts";
import { openEmailChange } from "./accounts/profile/open-email-change.ts";
import { readEmailChange } from "./accounts/profile/read-email-change.ts";
import { switchType } from "./accounts/profile/switch-type.ts";
import { promoteAdmin } from "./accounts/promote-admin.ts";
import { beginProviderSignIn } from "./accounts/providers/begin-provider-sign-in.ts";
import { changeOwnProvider } from "./accounts/providers/change-own-provider.ts";
import { completeProviderSignIn } from "./accounts/providers/complete-provider-sign-in.ts";
import { listOwnProviders } from "./accounts/providers/list-own-providers.ts";
import type { SignInProvider } from "./accounts/providers/sign-in-provider.ts";
import { askForProof } from "./accounts/reauthentication/ask-for-proof.ts";
import { proveByCode } from "./accounts/reauthentication/prove-by-code.ts";
import { proveByPasskey } from "./accounts/reauthentication/prove-by-passkey.ts";
import { readProof } from "./accounts/reauthentication/read-proof.ts";
import { sendProofCode } from "./accounts/reauthentication/send-proof-code.ts";
import type { AccountRefusal } from "./accounts/refusals.ts";
import { endSession } from "./accounts/sessions/end-session.ts";
import { listSessions } from "./accounts/sessions/list-sessions.ts";
import { readSession } from "./accounts/sessions/read-session.ts";
import { removeExpiredSessions } from "./accounts/sessions/remove-expired-sessions.ts";
import { signOut } from "./accounts/sessions/sign-out.ts";
import { signOutEverywhere } from "./accounts/sessions/sign-out-everywhere.ts";
import { completeSignIn } from "./accounts/sign-in/complete-sign-in.ts";
import { completeSignInByCode } from "./accounts/sign-in/complete-sign-in-by-code.ts";
import { openSignInLink } from "./accounts/sign-in/open-sign-in-link.ts";
import { requestSignInLink } from "./accounts/sign-in/request-sign-in-link.ts";
import { signInAsSample } from "./accounts/sign-in/sign-in-as-sample.ts";
import { annotateRequest } from "./assignment/annotate-request.ts";
import { assignBuilders } from "./assignment/assign-builders.ts";
import { completeRequest } from "./assignment/complete-request.ts";
import { declineInvitation } from "./assignment/decline-invitation.ts";
import { deliverMessage } from "./assignment/deliver-message.ts";
import { exportQuotes } from "./assignment/export-quotes.ts";
import { findBuilders } from "./assignment/find-builders.ts";
import { listAuditEvents } from "./assignment/list-audit-events.ts";
import { listQuotesForAdmin } from "./assignment/list-quotes-for-admin.ts";
import { listSuggestedBuilders } from "./assignment/matching/list-suggested-builders.ts";
import type { AuditTrail, MatchingRepository, RequestDesk } from "./assignment/ports.ts";
import { readAdminStats } from "./assignment/read-admin-stats.ts";
import { reopenRequest } from "./assignment/reopen-request.ts";
import { searchQuotes } from "./assignment/search-quotes.ts";
import { sendAgain } from "./assignment/send-again.ts";
import { showInterest } from "./assignment/show-interest.ts";
import { viewQuoteForAdmin } from "./assignment/view-quote-for-admin.ts";
import { blogVersion } from "./blog/blog-version.ts";
import { browseBlog } from "./blog/browse-blog.ts";
import { listBlogPage } from "./blog/list-blog-page.ts";
import { listLatestPosts } from "./blog/list-latest-posts.ts";
import type { BlogRepository } from "./blog/ports.ts";
import type { BlogPostNotFound } from "./blog/refusals.ts";
import { viewBlogPost } from "./blog/view-blog-post.ts";
import { buildersVersion } from "./builder-profiles/builders-version.ts";
import { listBuilders } from "./builder-profiles/list-builders.ts";
import { listExhibitBuilders } from "./builder-profiles/list-exhibit-builders.ts";
import { listSimilarBuilders } from "./builder-profiles/list-similar-builders.ts";
import { listWantedBuilders } from "./builder-profiles/list-wanted-builders.ts";
import { readOwnProfile } from "./builder-profiles/my-profile/read-own-profile.ts";
import { saveOwnProfile } from "./builder-profiles/my-profile/save-own-profile.ts";
import type { BuilderProfileRepository } from "./builder-profiles/ports.ts";
import { readBuilderNetwork } from "./builder-profiles/read-builder-network.ts";
import { readBuilderTotals } from "./builder-profiles/read-builder-totals.ts";
import type { BuilderRefusal } from "./builder-profiles/refusals.ts";
import { searchBuilders } from "./builder-profiles/search-builders.ts";
import { viewBuilder } from "./builder-profiles/view-builder.ts";
import type { ChangeLog } from "./changes/ports.ts";
import { readChanges } from "./changes/read-changes.ts";
import { isContentStale } from "./content-sync/is-content-stale.ts";
import type { SyncHistory } from "./content-sync/ports.ts";
import { readSyncState } from "./content-sync/read-sync-state.ts";
import { checkFavourites } from "./favourites/check-favourites.ts";
import { countFavourites } from "./favourites/count-favourites.ts";
import { listFavourites } from "./favourites/list-favourites.ts";
import type { FavouriteRepository } from "./favourites/ports.ts";
import type { FavouriteRefusal } from "./favourites/refusals.ts";
import { toggleFavourite } from "./favourites/toggle-favourite.ts";
import { readFigures } from "./figures/read-figures.ts";
import type { Leftovers } from "./housekeeping/ports.ts";
import { sweepLeftovers } from "./housekeeping/sweep-leftovers.ts";
import { listOverdueMessages } from "./messages/list-overdue-messages.ts";
import type { ContactMessageRepository, Mailbox, MessageRepository } from "./messages/ports.ts";
import { sendContactMessage } from "./messages/send-contact-message.ts";
import type { ImageProcessor, MediaStore, PictureRepository } from "./pictures/ports.ts";
import type { PictureRefusal } from "./pictures/refusals.ts";
import { sweepPictures } from "./pictures/sweep-pictures.ts";
import { uploadPicture } from "./pictures/upload-picture.ts";
import { browseShowcase } from "./portfolio/browse-showcase.ts";
import { listPortfolio } from "./portfolio/list-portfolio.ts";
import { listProjectsOfBuilder } from "./portfolio/list-projects-of-builder.ts";
import { listWantedProjects } from "./portfolio/list-wanted-projects.ts";
import { deleteProject } from "./portfolio/my-portfolio/delete-project.ts";
import { editProject } from "./portfolio/my-portfolio/edit-project.ts";
import { submitProject } from "./portfolio/my-portfolio/submit-project.ts";
import { portfolioVersion } from "./portfolio/portfolio-version.ts";
import type { PortfolioRepository } from "./portfolio/ports.ts";
import type { ProjectRefusal } from "./portfolio/refusals.ts";
import { searchPortfolio } from "./portfolio/search-portfolio.ts";
import { viewProject } from "./portfolio/view-project.ts";
import { deleteAccount } from "./privacy/delete-account.ts";
import { erasePerson } from "./privacy/erase-person.ts";
import { eraseRequest } from "./privacy/erase-request.ts";
import type { ErasureFile, ErasureRepository, Retention } from "./privacy/ports.ts";
import { replayErasures } from "./privacy/replay-erasures.ts";
import { cancelRequest } from "./quotes/cancel-request.ts";
import { readMailLink } from "./quotes/letters/read-mail-link.ts";
import { listAssignedRequests } from "./quotes/list-assigned-requests.ts";
import { listAvailableRequests } from "./quotes/list-available-requests.ts";
import { listOwnRequests } from "./quotes/list-own-requests.ts";
import type { InterestRepository, QuoteRequestRepository } from "./quotes/ports.ts";
import { readOverview } from "./quotes/read-overview.ts";
import type { QuoteRefusal } from "./quotes/refusals.ts";
import { acceptResponse } from "./quotes/responses/accept-response.ts";
import { askForPrice } from "./quotes/responses/ask-for-price.ts";
import { declineResponse } from "./quotes/responses/decline-response.ts";
import { expireResponses } from "./quotes/responses/expire-responses.ts";
import { listOwnResponses } from "./quotes/responses/list-own-responses.ts";
import { listResponses } from "./quotes/responses/list-responses.ts";
import { listVersions } from "./quotes/responses/list-versions.ts";
import { respondToRequest } from "./quotes/responses/respond-to-request.ts";
import { reviseResponse } from "./quotes/responses/revise-response.ts";
import { withdrawResponse } from "./quotes/responses/withdraw-response.ts";
import { submitQuoteRequest } from "./quotes/submit-quote-request.ts";
import { viewQuoteRequest } from "./quotes/view-quote-request.ts";
import { listReviewQueue } from "./reviews/list-review-queue.ts";
import type { ReviewRepository } from "./reviews/ports.ts";
import { reviewBuilder } from "./reviews/review-builder.ts";
import { reviewProject } from "./reviews/review-project.ts";
import { noteSecurityEvent } from "./security-events/note-security-event.ts";
import type { SecurityLog } from "./security-events/security-event.ts";
import type { SecurityTally } from "./security-events/security-tally.ts";
import type { ChangedMeanwhile } from "./shared/changed-meanwhile.ts";
import type { Clock } from "./shared/clock.ts";
import type { Ids } from "./shared/id.ts";
import type { HtmlSanitiser } from "./shared/safe-html.ts";
import { listMapParts } from "./site-map/list-map-parts.ts";
import type { SiteMapRepository } from "./site-map/ports.ts";
import { publicVersion } from "./site-map/public-version.ts";
import { readMapPart } from "./site-map/read-map-part.ts";
import { listTradeShows } from "./trade-shows/list-trade-shows.ts";
import { listUpcomingShows } from "./trade-shows/list-upcoming-shows.ts";
import { listWantedShows } from "./trade-shows/list-wanted-shows.ts";
import type { TradeShowRepository } from "./trade-shows/ports.ts";
import type { TradeShowNotFound } from "./trade-shows/refusals.ts";
import { searchTradeShows } from "./trade-shows/search-trade-shows.ts";
import { tradeShowsVersion } from "./trade-shows/trade-shows-version.ts";
import { viewShowMonth } from "./trade-shows/view-show-month.ts";
import { viewTradeShow } from "./trade-shows/view-trade-show.ts";

/** Everything the core needs from the outside world. */
export type Ports = {
  clock: Clock;
  ids: Ids;
  secrets: SecretSource;
  quotes: QuoteRequestRepository;
  interests: InterestRepository;
  builders: BuilderProfileRepository;
  portfolio: PortfolioRepository;
  reviews: ReviewRepository;
  changes: ChangeLog;
  matching: MatchingRepository;
  desk: RequestDesk;
  audit: AuditTrail;
  accountDesk: AccountDesk;
  securityLog: SecurityLog;
  /** Of the whole process. */
  securityTally: SecurityTally;
  tradeShows: TradeShowRepository;
  blog: BlogRepository;
  siteMap: SiteMapRepository;
  syncHistory: SyncHistory;
  users: UserRepository;
  accounts: AccountRepository;
  favourites: FavouriteRepository;
  sessions: SessionRepository;
  signIns: SignInRepository;
  passkeys: PasskeyRepository;
  verifier: PasskeyVerifier;
  /** Those that the operator has set up. */
  providers: readonly SignInProvider[];
  providerAttempts: ProviderAttemptRepository;
  identities: IdentityRepository;
  contacts: ContactMessageRepository;
  messages: MessageRepository;
  mailbox: Mailbox;
  mutedMail: MutedMail;
  leftovers: Leftovers;
  erasures: ErasureRepository;
  erasureFile: ErasureFile;
  retention: Retention;
  sanitise: HtmlSanitiser;
  media: MediaStore;
  studio: ImageProcessor;
  pictures: PictureRepository;
  /** The e-mail address where the operator reads what people write. */
  supportAddress: string;
};

/** Every way the core can say no. */
export type Refusal =
  | AccountDeskRefusal
  | AccountRefusal
  | BlogPostNotFound
  | BuilderRefusal
  | ChangedMeanwhile
  | FavouriteRefusal
  | PictureRefusal
  | QuoteRefusal
  | ProjectRefusal
  | TradeShowNotFound
  | UnsubscribeInvalid;

/** The whole application: from what it needs to what it can do. */
export function createCore(ports: Ports) {
  return {
    // quotes
    submitQuoteRequest: submitQuoteRequest(ports),
    viewQuoteRequest: viewQuoteRequest(ports),
    listOwnRequests: listOwnRequests(ports),
    listResponses: listResponses(ports),
    listAssignedRequests: listAssignedRequests(ports),
    listAvailableRequests: listAvailableRequests(ports),
    listOwnResponses: listOwnResponses(ports),
    listVersions: listVersions(ports),
    readOverview: readOverview(ports),
    respondToRequest: respondToRequest(ports),
    reviseResponse: reviseResponse(ports),
    withdrawResponse: withdrawResponse(ports),
    acceptResponse: acceptResponse(ports),
    askForPrice: askForPrice(ports),
    declineResponse: declineResponse(ports),
    cancelRequest: cancelRequest(ports),
    expireResponses: expireResponses(ports),
    // assignment
    readAdminStats: readAdminStats(ports),
    listQuotesForAdmin: listQuotesForAdmin(ports),
    searchQuotes: searchQuotes(ports),
    viewQuoteForAdmin: viewQuoteForAdmin(ports),
    exportQuotes: exportQuotes(ports),
    listAuditEvents: listAuditEvents(ports),
    listSuggestedBuilders: listSuggestedBuilders(ports),
    findBuilders: findBuilders(ports),
    assignBuilders: assignBuilders(ports),
    sendAgain: sendAgain(ports),
    completeRequest: completeRequest(ports),
    reopenRequest: reopenRequest(ports),
    annotateRequest: annotateRequest(ports),
    declineInvitation: declineInvitation(ports),
    showInterest: showInterest(ports),
    // changes
    readChanges: readChanges(ports),
    // accounts
    requestSignInLink: requestSignInLink(ports),
    openSignInLink: openSignInLink(ports),
    completeSignIn: completeSignIn(ports),
    completeSignInByCode: completeSignInByCode(ports),
    beginProviderSignIn: beginProviderSignIn(ports),
    completeProviderSignIn: completeProviderSignIn(ports),
    listOwnProviders: listOwnProviders(ports),
    changeOwnProvider: changeOwnProvider(ports),
    signInAsSample: signInAsSample(ports),
    listPasskeys: listPasskeys(ports),
    offerPasskey: offerPasskey(ports),
    addPasskey: addPasskey(ports),
    renamePasskey: renamePasskey(ports),
    removePasskey: removePasskey(ports),
    askForPasskey: askForPasskey(ports),
    signInByPasskey: signInByPasskey(ports),
    readProof: readProof(ports),
    askForProof: askForProof(ports),
    proveByPasskey: proveByPasskey(ports),
    sendProofCode: sendProofCode(ports),
    proveByCode: proveByCode(ports),
    readSession: readSession(ports),
    signOut: signOut(ports),
    listSessions: listSessions(ports),
    endSession: endSession(ports),
    signOutEverywhere: signOutEverywhere(ports),
    listAccountEvents: listAccountEvents(ports),
    downloadData: downloadData(ports),
    changeProfile: changeProfile(ports),
    switchType: switchType(ports),
    openEmailChange: openEmailChange(ports),
    confirmEmailChange: confirmEmailChange(ports),
    readEmailChange: readEmailChange(ports),
    dropEmailChange: dropEmailChange(ports),
    promoteAdmin: promoteAdmin(ports),
    removeExpiredSessions: removeExpiredSessions(ports),
    // people and builders, for admins
    searchPeople: searchPeople(ports),
    changeSuspension: changeSuspension(ports),
    // security events
    noteSecurityEvent: noteSecurityEvent(ports),
    // what one hears of by mail
    readMailChoices: readMailChoices(ports),
    readMailLink: readMailLink(ports),
    chooseMail: chooseMail(ports),
    openUnsubscribe: openUnsubscribe(ports),
    unsubscribe: unsubscribe(ports),
    // privacy
    deleteAccount: deleteAccount(ports),
    eraseRequest: eraseRequest(ports),
    erasePerson: erasePerson(ports),
    replayErasures: replayErasures(ports),
    // housekeeping
    sweepLeftovers: sweepLeftovers(ports),
    // favourites
    toggleFavourite: toggleFavourite(ports),
    checkFavourites: checkFavourites(ports),
    countFavourites: countFavourites(ports),
    listFavourites: listFavourites(ports),
    // portfolio
    listPortfolio: listPortfolio(ports),
    searchPortfolio: searchPortfolio(ports),
    listWantedProjects: listWantedProjects(ports),
    browseShowcase: browseShowcase(ports),
    portfolioVersion: portfolioVersion(ports),
    viewProject: viewProject(ports),
    listProjectsOfBuilder: listProjectsOfBuilder(ports),
    submitProject: submitProject(ports),
    editProject: editProject(ports),
    deleteProject: deleteProject(ports),
    // pictures
    uploadPicture: uploadPicture(ports),
    sweepPictures: sweepPictures(ports),
    // builders
    listBuilders: listBuilders(ports),
    listWantedBuilders: listWantedBuilders(ports),
    searchBuilders: searchBuilders(ports),
    viewBuilder: viewBuilder(ports),
    readOwnProfile: readOwnProfile(ports),
    saveOwnProfile: saveOwnProfile(ports),
    listExhibitBuilders: listExhibitBuilders(ports),
    listSimilarBuilders: listSimilarBuilders(ports),
    readBuilderTotals: readBuilderTotals(ports),
    readBuilderNetwork: readBuilderNetwork(ports),
    buildersVersion: buildersVersion(ports),
    // figures
    readFigures: readFigures(ports),
    // blog
    browseBlog: browseBlog(ports),
    listBlogPage: listBlogPage(ports),
    listLatestPosts: listLatestPosts(ports),
    viewBlogPost: viewBlogPost(ports),
    blogVersion: blogVersion(ports),
    // content sync
    readSyncState: readSyncState(ports),
    isContentStale: isContentStale(ports),
    // site map
    listMapParts: listMapParts(ports),
    readMapPart: readMapPart(ports),
    publicVersion: publicVersion(ports),
    // reviews
    listReviewQueue: listReviewQueue(ports),
    reviewBuilder: reviewBuilder(ports),
    reviewProject: reviewProject(ports),
    // messages, shows
    sendContactMessage: sendContactMessage(ports),
    deliverMessage: deliverMessage(ports),
    listOverdueMessages: listOverdueMessages(ports),
    listTradeShows: listTradeShows(ports),
    searchTradeShows: searchTradeShows(ports),
    listWantedShows: listWantedShows(ports),
    listUpcomingShows: listUpcomingShows(ports),
    viewShowMonth: viewShowMonth(ports),
    tradeShowsVersion: tradeShowsVersion(ports),
    viewTradeShow: viewTradeShow(ports),
  };
}

export type Core = ReturnType<typeof createCore>;
