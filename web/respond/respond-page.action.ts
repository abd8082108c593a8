import { type ActionFunctionArgs, data, redirect } from "react-router";
import { ApiError } from "../../app-server/contract/api-error.ts";
import { offerFieldsAt } from "../../app-server/contract/quotes/offer-fields.ts";
import { isQuoteTerm } from "../../domain/offers/quote-terms.ts";
import type { DeclineCode } from "../../domain/quotes/quote-request.ts";
import { apiContext, nowContext } from "../context.ts";
import { secretUrlHeaders } from "../page/private-headers.ts";
import { missingReason } from "../quotes/invitation/missing-reason.ts";
import { readForm } from "../read-form.ts";
import { toOfferInput } from "./typed-offer.ts";

/** The answer to a refused form: typed values and errors. */
export type RespondAnswer = {
  act: string;
  message: string;
  typed: Record<string, string>;
  errors: Record<string, string>;
};

/**
 * Handles the forms of the link's page, with or without JavaScript. Needs only the token in the
 * URL.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const typed = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  ) as Record<string, string>;
  const { act = "" } = typed;
  const refused = (message: string, errors: Record<string, string>, status: number) =>
    data<RespondAnswer>({ act, message, typed, errors }, { status });
  const path = { params: { token: params.token ?? "" } };
  const api = context.get(apiContext);

  async function send() {
    switch (act) {
      case "acknowledge":
        return api.call("POST /api/respond/:token/acknowledge", path);
      case "decline": {
        const code = (typed.code || "other") as DeclineCode;
        const body = { code, reason: typed.reason ?? null };
        return api.call("POST /api/respond/:token/decline", { ...path, body });
      }
      case "ask": {
        const body = { text: typed.text ?? "", private: typed.private === "yes" };
        return api.call("POST /api/respond/:token/ask", { ...path, body });
      }
      case "answer": {
        const body = { questionId: typed.questionId ?? "", text: typed.text ?? "" };
        return api.call("POST /api/respond/:token/answer", { ...path, body });
      }
      case "decline-question": {
        const body = { questionId: typed.questionId ?? "", code: "private" as const };
        return api.call("POST /api/respond/:token/decline-question", { ...path, body });
      }
      case "remove-file": {
        const body = { fileId: typed.fileId ?? "" };
        return api.call("POST /api/respond/:token/remove-file", { ...path, body });
      }
      case "confirm": {
        const body = { version: Number(typed.version) };
        return api.call("POST /api/respond/:token/confirm", { ...path, body });
      }
      case "stands": {
        const body = { version: Number(typed.version) || null };
        return api.call("POST /api/respond/:token/stands", { ...path, body });
      }
      case "withdraw":
        return api.call("POST /api/respond/:token/withdraw", path);
      case "take-back": {
        const body = { seen: typed.seen ?? null };
        return api.call("POST /api/respond/:token/take-back", { ...path, body });
      }
      default:
        return null;
    }
  }

  try {
    if (act === "new-link") {
      await api.call("POST /api/respond/:token/new-link", path);
      return sent(path.params, act);
    }
    const missing = act === "decline" && missingReason(typed.code, typed.reason);
    if (missing) return refused(missing, { code: missing }, 400);
    if (act !== "quote" && act !== "revise") {
      const done = await send();
      if (done?.takenBack === "withdrawn") return sent(done, "send-again");
      return done ? sent(done, act) : refused("This could not be sent. Please try again", {}, 400);
    }
    const isItemized = typed.pricing === "itemized";
    // a form without a price field keeps lines, price and terms of an itemized quote
    const leavesPrice = act === "revise" && !isItemized && typed.quotedAmount === undefined;
    const given = {
      ...toOfferInput(typed),
      ...(leavesPrice && { quotedAmount: "1", terms: {} }),
    };
    const parsed = offerFieldsAt(() => context.get(nowContext)).safeParse(given);
    if (!parsed.success) {
      const errors = parsed.error.issues.map(({ path, message }) => [path.join("."), message]);
      return refused("Please check the fields below", Object.fromEntries(errors), 400);
    }
    const { lines, quotedAmount, ...said } = parsed.data;
    // a quote with one price sends no lines, unless it replaces some
    const price = typed.lines === undefined ? { quotedAmount } : { quotedAmount, lines };
    const briefVersion = Number(typed.briefVersion) || null;
    const agreesTo = Number(typed.agreesTo) || null;
    // an invalid revision becomes 0, which is refused; null would replace any revision
    const revision = typed.revision === undefined ? null : Number(typed.revision) || 0;
    const answer =
      act === "quote"
        ? await api.call("POST /api/respond/:token/quote", {
            ...path,
            body: { ...said, ...price, briefVersion, ...(agreesTo && { agreesTo }) },
          })
        : await api.call("POST /api/respond/:token/revise", {
            ...path,
            body: { ...said, ...(!leavesPrice && price), briefVersion, revision },
          });
    return sent(answer, act);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const errors = (error.problem?.errors ?? []).map(({ field, message }) => [
      isQuoteTerm(field) ? `terms.${field}` : field,
      message,
    ]);
    // drop the typed revision, so that the page is rendered with the current one and reports the
    // conflict
    if (error.status === 409) Reflect.deleteProperty(typed, "revision");
    const words = ApiError.wordsOf(error, "This could not be sent. Please try again");
    return refused(words, Object.fromEntries(errors), error.status);
  }
}

function sent({ token }: { token: string }, act: string) {
  // a redirect without a fragment keeps the form's own one, which points to the message of a
  // refusal
  return redirect(`/respond/${encodeURIComponent(token)}?sent=${act}#sent`, {
    status: 303,
    headers: secretUrlHeaders(),
  });
}
