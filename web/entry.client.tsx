import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { beginToKeepTyping } from "./lazy/kept-typing.ts";
import { untilLoaded } from "./lazy/until-loaded.ts";
import { keepTranslatedTextsCurrent } from "./translated-texts.ts";

/**
 * the router skips a view transition when another navigation overtakes it, and leaves the rejection
 * unhandled
 */
const begin = document.startViewTransition?.bind(document);
if (begin) {
  document.startViewTransition = (update) => {
    const transition = begin(update);
    transition.ready.catch(() => {});
    return transition;
  };
}

keepTranslatedTextsCurrent();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    { onRecoverableError: (error) => console.error("Hydration had to start again:", error) },
  );
});

const kept = beginToKeepTyping();
if (kept) {
  void untilLoaded(() => import("./lazy/restore-typing.ts")).then(({ restoreTyping }) =>
    restoreTyping(kept),
  );
}
