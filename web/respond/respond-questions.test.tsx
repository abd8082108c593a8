import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { AskForm } from "./respond-questions.tsx";

const typed = { text: "May we hang a truss? Call +1 312 555 0117" };
const answer = { act: "ask", message: "Not sent", typed, errors: {} };

function shown(site: { contactAfter?: string }): string {
  const Component = () => <AskForm answer={answer} />;
  const Page = createRoutesStub([{ id: "root", path: "/", Component }]);
  return renderToStaticMarkup(<Page hydrationData={{ loaderData: { root: site } }} />);
}

test("who writes a question by link sees it as its readers will, where contact data is hidden from them [R25] [R41]", () => {
  const preview = "May we hang a truss? Call [contact data is shown after acceptance]";
  expect(shown({ contactAfter: "awarded" })).toContain(preview);
  expect(shown({})).not.toContain("Readers will see this text without contact data");
});
