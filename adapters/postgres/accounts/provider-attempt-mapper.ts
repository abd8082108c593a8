import type { ProviderAttempt } from "../../../domain/accounts/providers/provider-attempt.ts";
import {
  type ProviderAttemptRow,
  ProviderAttemptTable,
} from "../schema/accounts/provider-attempt.ts";
import { rowCodec } from "../sql/row-codec.ts";
import type { JsonRow } from "../sql/stored-row.ts";

const codec = rowCodec<ProviderAttemptRow>(ProviderAttemptTable);

export const toProviderAttempt = (row: JsonRow<ProviderAttemptRow>): ProviderAttempt =>
  codec.toRecord(row);
export const toProviderAttemptRow = (attempt: ProviderAttempt): ProviderAttemptRow =>
  codec.toRow(attempt);
