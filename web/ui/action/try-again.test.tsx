import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { expect, test } from "vitest";
import { TryAgain } from "./try-again.tsx";

test.each([
  "/portfolio?industries=Food&page=3",
  "/blog?page=2",
  "/builders/019b0000-5c01-7000-8000-2ed880e51ea5",
])("TryAgain loads %j as it is", (address) => {
  const written = renderToString(
    <StaticRouter location={address}>
      <TryAgain />
    </StaticRouter>,
  );
  expect(written).toContain(`href="${address.replace("&", "&amp;")}"`);
});
