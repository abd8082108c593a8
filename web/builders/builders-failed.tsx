import { ReadFailed } from "../ui/feedback/read-failed.tsx";

/** Shown in place of builders when they couldn't be read. */
export function BuildersFailed() {
  return (
    <ReadFailed title="Unable to Load Builders">
      We're having trouble loading our builder network. Please try again later.
    </ReadFailed>
  );
}
