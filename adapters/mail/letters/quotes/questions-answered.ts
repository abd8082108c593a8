import { questionDeclines } from "../../../../domain/questions/question.ts";
import { factsOfRequest } from "../../facts-of-request.ts";
import type { Block, WriteLetter } from "../../letter-words.ts";
import { quotedLines } from "../../quoted-lines.ts";
import { showName } from "../../show-name.ts";

/** To each builder who is asked to quote: what the exhibitor answered to any of them. */
export const questionsAnswered: WriteLetter<"questions-answered"> = (
  { request, builderId, builderName, answers, link },
  site,
) => {
  const answered = answers.flatMap(({ question, answer, declineCode }): Block[] => {
    const declined = questionDeclines.find(({ value }) => value === declineCode)?.label;
    return [
      { kind: "text", text: "A builder asked:" },
      ...quotedLines(question),
      { kind: "text", text: answer === null ? `No answer: ${declined ?? ""}` : "The answer:" },
      ...quotedLines(answer ?? ""),
    ];
  });
  const { quoteRequestId: requestId } = request;
  const byLink: Block[] = link
    ? [
        {
          kind: "button",
          label: "See the brief and quote",
          url: site.respondLink({
            ...{ requestId, builderId, linkVersion: link.linkVersion },
            invitedAt: new Date(link.invitedAt),
          }),
        },
      ]
    : [];
  return {
    subject:
      answers.length === 1
        ? `An answer for everyone: ${showName(request)}`
        : `${answers.length} answers for everyone: ${showName(request)}`,
    preheader: "Every builder who is asked to quote reads the same.",
    title: answers.length === 1 ? "An answer for everyone" : "Answers for everyone",
    blocks: [
      {
        kind: "text",
        text: `Hi ${builderName}, here's what the exhibitor says. Every builder who was asked gets the same answers.`,
      },
      ...answered,
      factsOfRequest(request),
      ...byLink,
      {
        kind: "button",
        label: link ? "See it in your dashboard" : "See the brief",
        url: site.signInLink(`/dashboard?request=${requestId}`),
      },
      ...(link
        ? [
            {
              kind: "note" as const,
              text: "The first link needs no sign-in, so don't forward this email.",
            },
          ]
        : []),
    ],
  };
};
