import { useQuery } from "@tanstack/react-query";
import type { AppliedServicesBody } from "../../../app-server/contract/rates/applied-services.ts";
import { contentVersion } from "../../../domain/shared/writes/content-version.ts";
import { callQuery } from "../../api/call-query.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { showHref } from "../../trade-shows/show-links.ts";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { TextLink } from "../../ui/text/text-link.tsx";
import { ratesHref } from "./rates-address.ts";
import { ServicesForm } from "./services-form.tsx";
import { ShowManual } from "./show-manual.tsx";

const loading = "Loading the rates";
const failure = {
  title: "Error Loading Rates",
  couldNot: "load these rates",
};
const back = (
  <LinkButton to={ratesHref()} size="small">
    All rates
  </LinkButton>
);

/** The form for a show's own rates, its deadlines and its rules for booths. */
export function ServicesOfShow({ id }: { id: string }) {
  const show = useQuery(callQuery("GET /api/trade-shows/:id", { params: { id } }));
  const services = useQuery(callQuery("GET /api/trade-shows/:id/services", { params: { id } }));
  const title = [show.data?.title, show.data?.year].filter(Boolean).join(" ");
  return (
    <Stack gap="large">
      <Card as="section">
        <CardHeader
          title={title || "Rates of a show"}
          subtitle={<TextLink to={showHref(id)}>Page of the show</TextLink>}
          actions={back}
        />
        <Loaded query={services} loading={loading} failure={failure}>
          {({ own, applied, version }) => (
            <ServicesForm
              stored={own}
              version={version}
              without={withoutOwn(applied)}
              removal="Comparisons then use the rates of its country, where there are some."
              call={(body) =>
                fetchApi.call("PUT /api/admin/trade-shows/:id/services", { params: { id }, body })
              }
            />
          )}
        </Loaded>
      </Card>
      <ShowManual id={id} />
    </Stack>
  );
}

/** The form for a country's rates, which apply to its shows without rates of their own. */
export function ServicesOfCountry({ country }: { country: string }) {
  const listed = useQuery(callQuery("GET /api/admin/show-services"));
  return (
    <Card as="section">
      <CardHeader
        title={country}
        subtitle="For its shows without rates of their own."
        actions={back}
      />
      <Loaded query={listed} loading={loading} failure={failure}>
        {({ countries }) => {
          const found = countries.find((each) => each.country === country);
          const entered = found?.isEntered ? found.services : null;
          return (
            <ServicesForm
              stored={entered}
              version={found?.version ?? contentVersion(null)}
              without={
                found
                  ? `The published average applies: ${found.services.source}.`
                  : "Its shows have no rates until you enter some."
              }
              removal="Its shows then use the published average, where there is one."
              call={(body) =>
                fetchApi.call("PUT /api/admin/countries/:id/services", {
                  params: { id: country },
                  body,
                })
              }
            />
          );
        }}
      </Loaded>
    </Card>
  );
}

/** Text about the rates that apply to a show without its own. */
function withoutOwn({ origin, country, source }: AppliedServicesBody): string {
  return origin === "country"
    ? `Without rates of its own, the show uses those of ${country}: ${source}.`
    : "Without rates of its own, the show's bill stays unknown in comparisons.";
}
