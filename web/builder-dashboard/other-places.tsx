import { useQuery } from "@tanstack/react-query";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import type { CurrentUserBody } from "../../app-server/contract/accounts/accounts.ts";
import { callQuery } from "../api/call-query.ts";
import { formatCount } from "../format.ts";
import { Stack } from "../ui/layout/stack.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { place } from "./other-places.css.ts";

/** The builder's other lists, a line each: what is in it, and the way to it. */
export function OtherPlaces({ builder }: { builder: CurrentUserBody["builder"] }) {
  const { data: figures } = useQuery(callQuery("GET /api/dashboard/overview"));
  const counted = (count: number | undefined, one: string, more: string) =>
    count === undefined
      ? ""
      : count === 0
        ? `No ${more} yet`
        : `${formatCount(count)} ${count === 1 ? one : more}`;
  const places = [
    {
      title: "My Quote Responses",
      words: counted(figures?.quotes, "quote", "quotes"),
      to: "/dashboard?view=quotes",
    },
    // one that waits for its review, or was declined, stands above the requests
    ...(builder?.reviewState === "approved"
      ? [
          {
            title: "Customize Your Builder Profile",
            words: "Profile Complete",
            to: "/dashboard?view=profile",
          },
        ]
      : []),
    {
      title: "Portfolio Management",
      words: builder ? counted(figures?.projects, "project", "projects") : "Needs a profile",
      to: "/dashboard?view=portfolio",
    },
  ];
  return (
    <Stack gap="small">
      {places.map(({ title, words, to }) => (
        <section key={to}>
          <Link to={to} className={place}>
            <span>
              <Heading level={2} size="small">
                {title}
              </Heading>
              <Text size="small" tone="muted">
                {words}
              </Text>
            </span>
            <ChevronRight size={20} aria-hidden="true" />
          </Link>
        </section>
      ))}
    </Stack>
  );
}
