import type { SignIn } from "../../../domain/accounts/sign-in/sign-in.ts";
import { type SignInRow, SignInTable } from "../schema/accounts/sign-in.ts";
import { rowCodec } from "../sql/row-codec.ts";
import type { JsonRow } from "../sql/stored-row.ts";

const codec = rowCodec<SignInRow>(SignInTable);

export const toSignIn = (row: JsonRow<SignInRow>): SignIn => codec.toRecord(row);
export const toSignInRow = (signIn: SignIn): SignInRow => codec.toRow(signIn);
