import type { EntityManager } from "@mikro-orm/postgresql";
import type { MessageId } from "../../../domain/shared/id.ts";

/** Queues the delivery of messages, in the transaction of `em` that writes them. */
export type Enqueue = (em: EntityManager, messageIds: MessageId[]) => Promise<void>;

/** Queues nothing, in processes without a worker: messages wait for the sweep of overdue ones. */
export const enqueueNothing: Enqueue = async () => {};
