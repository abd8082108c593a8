import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { limits } from "../../../domain/quotes/limits.ts";
import { readHeight } from "../../../domain/shared/height-text.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useDebounced } from "../../page/use-debounced.ts";
import { boothSideErrors } from "../form/asked-booth-size.ts";
import { useQuoteForm } from "../form/quote-form-context.ts";
import { BoothFindings } from "../request/booth-findings.tsx";
import { useDescribedBooth } from "./use-described-booth.ts";

/** Rules on the booth as described so far; nothing while they are not known. */
export default function LiveFindings({ onFound }: { onFound: (codes: string[]) => void }) {
  const { form } = useQuoteForm();
  const { industry, boothSize, size, features, open } = useDescribedBooth();
  const [tradeShowName, eventDate, venue, tradeShowId, heightMm, doubleDeck, reusable] = useWatch({
    control: form.control,
    name: [
      "tradeShowName",
      "eventDate",
      "venue",
      "tradeShowId",
      "heightMm",
      "doubleDeck",
      "reusable",
    ],
  });
  const height = readHeight(heightMm);
  const booth = {
    // the form itself says what is too long
    tradeShowName: tradeShowName.slice(0, limits.tradeShowName),
    eventDate,
    venue: venue.slice(0, limits.venue),
    industry,
    features,
    boothSize: size,
    openSides: [...open],
    brief: {
      tradeShowId: tradeShowId || null,
      ...(height >= 500 && height <= 12_000 && { heightMm: height }),
      ...(doubleDeck && { doubleDeck: doubleDeck === "yes" }),
      ...(reusable && { reusable: reusable as "required" }),
    },
  };
  const hasSize = boothSize !== "" && Object.keys(boothSideErrors(form.getValues())).length === 0;
  const asked = useDebounced(industry !== "" && hasSize ? JSON.stringify(booth) : "");
  const { data } = useQuery({
    queryKey: ["booth-check", asked],
    queryFn: () => fetchApi.call("POST /api/booth-check", { body: JSON.parse(asked) }),
    enabled: asked !== "",
    placeholderData: (former) => former,
    retry: false,
  });
  const findings = data?.findings ?? [];
  const codes = findings.map(({ code }) => code).join(" ");
  useEffect(() => onFound(codes === "" ? [] : codes.split(" ")), [codes, onFound]);
  return <BoothFindings findings={findings} />;
}
