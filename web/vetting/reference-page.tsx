import { data, Form } from "react-router";
import { referenceLimits } from "../../domain/vetting/reference.ts";
import { toOutcome } from "../api/to-outcome.ts";
import { apiContext } from "../context.ts";
import { pageMeta } from "../page/page-meta.ts";
import { readForm } from "../read-form.ts";
import { Button } from "../ui/action/button.tsx";
import { LinkButton } from "../ui/action/link-button.tsx";
import { Field } from "../ui/form/field.tsx";
import { FieldError } from "../ui/form/field-error.tsx";
import { RadioCards } from "../ui/form/radio-cards.tsx";
import { TextArea } from "../ui/form/text-area.tsx";
import { Card } from "../ui/layout/card.tsx";
import { Container } from "../ui/layout/container.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import type { Route } from "./+types/reference-page.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Answer as a reference",
    description: "Three questions about a builder you worked with.",
    canonicalPath: "/reference",
    isPrivate: true,
  });

/** No navigation around the page: its reader came for one task. */
export const handle = { frame: "bare" };

export { secretUrlHeaders as headers } from "../page/private-headers.ts";

const tokenOf = (request: Request) =>
  new URL(request.url).searchParams.get("token")?.slice(0, 100) || "none";

/** Reads the token without using it, because mail scanners open links. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = tokenOf(request);
  const opened = await toOutcome(
    context.get(apiContext).call("GET /api/references/:token", { params: { token } }),
  );
  if (opened.ok) return data({ token, asked: opened.value, problem: null });
  const { problem } = opened;
  return data({ token, asked: null, problem: problem.message }, { status: problem.status });
}

const questions = [
  { name: "worked", legend: "Did you work with them?" },
  { name: "onTime", legend: "Was the booth ready in time?" },
  { name: "again", legend: "Would you work with them again?" },
] as const;

/** Sends the answer, or the wish not to be asked again. */
export async function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const params = { token: tokenOf(request) };
  const form = await readForm(request);
  if (form.get("wish") === "stop") {
    const stopped = await toOutcome(api.call("DELETE /api/references/:token", { params }));
    const problem = stopped.ok ? null : stopped.problem.message;
    return { done: stopped.ok ? ("stopped" as const) : null, problem, values: {} };
  }
  const values = Object.fromEntries(questions.map(({ name }) => [name, form.get(name)]));
  if (questions.some(({ name }) => values[name] === null)) {
    const typed = { ...values, text: form.get("text") };
    return { done: null, problem: "Answer all three questions", values: typed };
  }
  const is = (name: string) => form.get(name) === "yes";
  const body = {
    worked: is("worked"),
    onTime: is("onTime"),
    again: is("again"),
    text: String(form.get("text") ?? "") || null,
  };
  const sent = await toOutcome(api.call("POST /api/references/:token", { params, body }));
  const typed = { ...values, text: body.text };
  if (!sent.ok) return { done: null, problem: sent.problem.message, values: typed };
  return { done: "answered" as const, problem: null, values: {} };
}

/** The page behind the link to a reference. */
export default function ReferencePage({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, problem, token } = loaderData;
  const done = actionData?.done ?? (asked?.isAnswered ? "answered" : null);
  return (
    <Container width="form">
      <Card>
        {done ? (
          <Stack gap="medium">
            <Heading level={1}>
              {done === "answered" ? "Thank you" : "We won't write to you again"}
            </Heading>
            <Text>
              {done === "answered"
                ? "Your answer is with us. Only we read it, and it can't be changed."
                : "When a builder names you, we ask them for another reference."}
            </Text>
            <LinkButton to="/">Go to the site</LinkButton>
          </Stack>
        ) : asked ? (
          <Questions
            builderName={asked.builderName}
            company={asked.company}
            path={`/reference?${new URLSearchParams({ token })}`}
            problem={actionData?.problem ?? null}
            values={actionData?.values ?? {}}
          />
        ) : (
          <Stack gap="medium">
            <Heading level={1}>This link doesn't work</Heading>
            <Text>{`${problem}.`}</Text>
            <LinkButton to="/">Go to the site</LinkButton>
          </Stack>
        )}
      </Card>
    </Container>
  );
}

type QuestionsProps = {
  builderName: string;
  company: string;
  path: string;
  problem: string | null;
  values: Record<string, FormDataEntryValue | null>;
};

function Questions({ builderName, company, path, problem, values }: QuestionsProps) {
  const typed = (name: string) => `${values[name] ?? ""}`;
  return (
    <Stack gap="large">
      <Stack gap="small">
        <Heading level={1}>{`${builderName} names you as a reference`}</Heading>
        <Text>
          {`They say that they built a booth for ${company}. Only we read your answer: it isn't published, and they don't see it.`}
        </Text>
      </Stack>
      <Form method="post" action={path} reloadDocument>
        <Stack gap="large">
          {questions.map(({ name, legend }) => (
            <RadioCards
              key={name}
              legend={legend}
              name={name}
              required
              options={[
                { value: "yes", label: "Yes" },
                { value: "no", label: "No" },
              ]}
              min="6rem"
              defaultValue={typed(name)}
            />
          ))}
          <Field label="Anything to add?">
            {(control) => (
              <TextArea
                {...control}
                name="text"
                rows={4}
                maxLength={referenceLimits.text}
                defaultValue={typed("text")}
              />
            )}
          </Field>
          {problem && <FieldError id="reference-error">{problem}</FieldError>}
          <Button type="submit" tone="accent" full>
            Send my answer
          </Button>
        </Stack>
      </Form>
      <Form method="post" action={path} reloadDocument>
        <input type="hidden" name="wish" value="stop" />
        <Button type="submit" tone="quiet" size="small">
          Don't write to me again
        </Button>
      </Form>
    </Stack>
  );
}
