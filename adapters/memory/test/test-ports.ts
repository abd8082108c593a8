import { people } from "../../../domain/accounts/examples.ts";
import type { Passkey } from "../../../domain/accounts/passkeys/passkey.ts";
import type { SignInProvider } from "../../../domain/accounts/providers/sign-in-provider.ts";
import type { User } from "../../../domain/accounts/user.ts";
import type { BuilderProfile } from "../../../domain/builder-profiles/builder-profile.ts";
import { builderProfiles } from "../../../domain/builder-profiles/examples.ts";
import type { Message } from "../../../domain/messages/ports.ts";
import type { ContactAfter } from "../../../domain/quotes/contact-after.ts";
import { now } from "../../../domain/quotes/examples.ts";
import type { QuoteCase } from "../../../domain/quotes/ports.ts";
import type {
  PeopleRead,
  RequestViewed,
  RightsChanged,
  SecurityLine,
} from "../../../domain/security-events/security-event.ts";
import { createSecurityTally } from "../../../domain/security-events/security-tally.ts";
import type { Id, Ids, UserId } from "../../../domain/shared/id.ts";
import { foldText } from "../../../domain/shared/text/fold-text.ts";
import { createExchangeRates } from "../../exchange/exchange-rates.ts";
import { sha256 } from "../../system/signer.ts";
import { createMemoryIdentityRepository } from "../accounts/identity-repository.ts";
import { createMemoryPasskeyRepository } from "../accounts/passkey-repository.ts";
import { createMemoryPasskeyVerifier } from "../accounts/passkey-verifier.ts";
import { createMemoryPeopleReads } from "../accounts/people-reads.ts";
import { createMemoryProviderAttemptRepository } from "../accounts/provider-attempt-repository.ts";
import { createMemorySecretSource } from "../accounts/secret-source.ts";
import { createMemorySecurityLog } from "../accounts/security-log.ts";
import { createMemorySessionRepository } from "../accounts/session-repository.ts";
import { createMemorySignInRepository } from "../accounts/sign-in-repository.ts";
import { createMemoryUserRepository } from "../accounts/user-repository.ts";
import { createMemoryAttachmentRepository } from "../attachment-repository.ts";
import { createMemoryBuilderImports } from "../builder-imports.ts";
import { createMemoryBuilderInvites } from "../builder-invites.ts";
import { createMemoryBuilderProfileRepository } from "../builder-profile-repository.ts";
import { createMemoryCommissionRates } from "../commission-rates.ts";
import { createMemoryDashboardCounter } from "../dashboard-counter.ts";
import { createMemoryInterestRepository } from "../interest-repository.ts";
import { createMemoryMailHolds } from "../mail-holds.ts";
import { createMemoryMatchingRepository } from "../matching-repository.ts";
import { createMemoryMediaStore } from "../media-store.ts";
import { createMemoryPlanRepository } from "../plan-repository.ts";
import { createMemoryPromises } from "../promises.ts";
import { createMemoryQuestionRepository } from "../question-repository.ts";
import { createMemoryQuoteRequestRepository } from "../quote-request-repository.ts";
import { createMemoryRateRepository } from "../rate-repository.ts";
import { createMemorySeenQuoteRepository } from "../seen-quote-repository.ts";
import { createMemoryShowManuals } from "../show-manuals.ts";
import { createMemoryTradeShowRepository } from "../trade-show-repository.ts";

type TestData = {
  cases?: QuoteCase[];
  users?: User[];
  profiles?: BuilderProfile[];
  providers?: SignInProvider[];
};

/**
 * All in-memory ports together, with the example people and builders at the examples' time, for
 * tests of use cases.
 */
export function openTestPorts({
  cases = [],
  users = people,
  profiles = builderProfiles,
  providers = [],
}: TestData = {}) {
  const outbox: Message[] = [];
  const own = structuredClone(profiles);
  const passkeys: Passkey[] = [];
  const clock = { at: now, now: () => clock.at };
  const hold = createMemoryMailHolds(outbox);
  const promises = createMemoryPromises(outbox);
  const quotes = createMemoryQuoteRequestRepository(cases, outbox, promises);
  const hasRequests = async (id: UserId) =>
    (await quotes.listOfUser(id, { limit: 1, after: null })).items.length > 0;
  const userRepository = createMemoryUserRepository(users, own, hasRequests);
  const securityLines: (SecurityLine | RequestViewed | RightsChanged | PeopleRead)[] = [];
  return {
    outbox,
    securityLines,
    securityLog: createMemorySecurityLog(securityLines),
    securityTally: createSecurityTally(),
    peopleReads: createMemoryPeopleReads(),
    rememberedPeople: new Map(),
    /** The messages written, each as "kind to address". */
    letters: () => outbox.map(({ letter }) => `${letter.kind} to ${letter.to.address}`),
    clock,
    ids: countingIds(),
    secrets: createMemorySecretSource(),
    quotes,
    seenQuotes: createMemorySeenQuoteRepository(),
    attachments: createMemoryAttachmentRepository(quotes),
    vettingPolicies: {
      current: async () => ({ version: 0, required: "none" as const }),
      countLeft: async () => ({ none: 0, insurance: 0, all: 0 }),
      isVetted: async () => true,
      add: async () => {},
    },
    vettingDocuments: {
      listToScan: async () => [],
      saveScan: async () => {},
      find: async () => null,
      list: async () => [],
      add: async () => true,
      remove: async () => {},
      listUnsent: async () => [],
    },
    files: createMemoryMediaStore(clock.now),
    scanner: null,
    contactAfter: "assigned" as ContactAfter,
    imageProcessor: {
      clean: async () => "not-a-picture" as const,
      shrink: async (bytes: Uint8Array) => bytes,
    },
    hashOf: sha256,
    rates: createMemoryRateRepository(),
    commissionRates: createMemoryCommissionRates(),
    exchangeRates: createExchangeRates(() => []),
    questions: createMemoryQuestionRepository(quotes, outbox),
    promises: promises.repository,
    promisePolicies: promises.policies,
    promiseLedger: promises.ledger,
    promiseQueue: promises.queue,
    setPromiseMode: promises.setMode,
    promiseMode: null,
    mailHold: hold,
    mailHolds: hold.holds,
    isMailHeldBySetting: false,
    mayAlarm: async () => true,
    mayMail: async (_address: string) => true,
    dashboardCounter: createMemoryDashboardCounter(quotes, own, promises.queue),
    matching: createMemoryMatchingRepository(quotes),
    tradeShows: createMemoryTradeShowRepository(),
    showManuals: createMemoryShowManuals(),
    plans: createMemoryPlanRepository(),
    requestSearch: {
      search: async ({ search, limit }: { search: string; limit: number }) => {
        const { items } = await quotes.listAll({ group: null }, { limit, after: null });
        const text = foldText(search);
        return items.filter(({ email, company }) => foldText(`${email} ${company}`).includes(text));
      },
    },
    builders: createMemoryBuilderProfileRepository(own, users),
    builderInvites: createMemoryBuilderInvites(own, userRepository, outbox),
    builderImports: createMemoryBuilderImports(own),
    interests: createMemoryInterestRepository(),
    users: userRepository,
    sessions: createMemorySessionRepository(userRepository, own, passkeys),
    passkeys: createMemoryPasskeyRepository(passkeys, outbox),
    verifier: createMemoryPasskeyVerifier(),
    signIns: createMemorySignInRepository(outbox),
    identities: createMemoryIdentityRepository(userRepository, outbox),
    providers,
    providerAttempts: createMemoryProviderAttemptRepository(),
  };
}

function countingIds(): Ids {
  let made = 0;
  return {
    next<Kind extends string>() {
      made += 1;
      return `01910000-0000-7000-8000-${String(made).padStart(12, "0")}` as Id<Kind>;
    },
  };
}
