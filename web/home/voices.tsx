import { Suspense, useEffect, useState } from "react";
import type { TestimonialBody } from "../../app-server/contract/ratings/ratings.ts";
import { lazyComponent } from "../lazy/lazy-component.tsx";
import { untilLoaded } from "../lazy/until-loaded.ts";

const VoiceCards = lazyComponent(async () => (await import("./voice-cards.tsx")).VoiceCards);

/** The reviews served with the page; fetched after client-side navigation. */
export function useVoices(served: TestimonialBody[] | undefined): readonly TestimonialBody[] {
  const [voices, setVoices] = useState(served ?? []);
  useEffect(() => {
    if (served) return;
    untilLoaded(() => import("../api/fetch-api.ts"))
      .then(({ fetchApi }) => fetchApi.call("GET /api/reviews/testimonials"))
      .then(setVoices, () => {});
  }, [served]);
  return voices;
}

/** The newest reviews that name their company. A page without any does not load their script. */
export function Voices({ voices }: { voices: readonly TestimonialBody[] }) {
  return (
    <Suspense fallback={null}>
      <VoiceCards voices={voices} />
    </Suspense>
  );
}
