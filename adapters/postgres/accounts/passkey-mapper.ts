import type { Passkey } from "../../../domain/accounts/passkeys/passkey.ts";
import type { PasskeyChallenge } from "../../../domain/accounts/passkeys/passkey-challenge.ts";
import { type PasskeyRow, PasskeyTable } from "../schema/accounts/passkey.ts";
import {
  type PasskeyChallengeRow,
  PasskeyChallengeTable,
} from "../schema/accounts/passkey-challenge.ts";
import { rowCodec } from "../sql/row-codec.ts";
import type { JsonRow } from "../sql/stored-row.ts";

const passkeys = rowCodec<PasskeyRow>(PasskeyTable);
const challenges = rowCodec<PasskeyChallengeRow>(PasskeyChallengeTable);

export const toPasskey = (row: JsonRow<PasskeyRow>): Passkey => passkeys.toRecord(row);
export const toPasskeyRow = (passkey: Passkey): PasskeyRow => passkeys.toRow(passkey);

export const toPasskeyChallenge = (row: JsonRow<PasskeyChallengeRow>): PasskeyChallenge =>
  challenges.toRecord(row);
export const toPasskeyChallengeRow = (challenge: PasskeyChallenge): PasskeyChallengeRow =>
  challenges.toRow(challenge);
