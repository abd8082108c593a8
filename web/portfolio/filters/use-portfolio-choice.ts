import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { type PortfolioChoice, readChoice, toAddress } from "./portfolio-choice.ts";

/** The current choice: updated at once and written to the URL, which may also change by itself. */
export function usePortfolioChoice() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [choice, setChoice] = useState(() => readChoice(new URLSearchParams(search)));
  useEffect(() => setChoice(readChoice(new URLSearchParams(search))), [search]);

  return {
    choice,
    choose(next: PortfolioChoice) {
      setChoice(next);
      navigate(toAddress(next), { preventScrollReset: true });
    },
  };
}
