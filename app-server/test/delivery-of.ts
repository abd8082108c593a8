import type { createSmtpMailbox } from "../../adapters/mail/smtp-mailbox.ts";
import { createPostgresBuilderProfileRepository } from "../../adapters/postgres/builders/builder-profile-repository.ts";
import { createPostgresMessageRepository } from "../../adapters/postgres/messages/message-repository.ts";
import { createPostgresPromisePolicies } from "../../adapters/postgres/promise/promise-policies.ts";
import { createPostgresPromiseRepository } from "../../adapters/postgres/promise/promise-repository.ts";
import { createPostgresQuoteRequestRepository } from "../../adapters/postgres/quotes/quote-request-repository.ts";
import { deliverMessage } from "../../domain/assignment/invitations/deliver-message.ts";
import type { MessageId } from "../../domain/shared/id.ts";
import type { TestApp } from "./test-app.ts";

/** Sends a message of the app through this mailbox, as its worker does. */
export function deliveryOf(app: TestApp, mailbox: ReturnType<typeof createSmtpMailbox>) {
  const em = app.newEm();
  const messages = createPostgresMessageRepository(em, { keepSecrets: false });
  const quotes = createPostgresQuoteRequestRepository(em, () => Promise.resolve());
  const builders = createPostgresBuilderProfileRepository(em);
  const promises = createPostgresPromiseRepository(em);
  const promisePolicies = createPostgresPromisePolicies(em);
  const times = { builders, promises, promisePolicies };
  const deliver = deliverMessage({ clock: app.clock, mailbox, messages, quotes, ...times });
  return (id: string) => deliver({ messageId: id as MessageId });
}
