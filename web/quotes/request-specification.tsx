import type { QuoteRequestBody } from "../../app-server/contract/quote-requests.ts";
import { boothFeatures, labelOf } from "../../domain/quotes/options.ts";
import { DataList } from "../ui/data-list.tsx";
import { ExternalLink } from "../ui/external-link.tsx";
import { requestFacts } from "./request-facts.ts";
import { prose } from "./rows.css.ts";
import { serviceTypeTitle } from "./service-type-title.ts";
import { websiteLink } from "./website-link.ts";

/** Everything that a request says about the booth. */
export function RequestSpecification({ request }: { request: QuoteRequestBody }) {
  const { features, additionalRequirements, designLink } = request;
  const address = designLink && websiteLink(designLink);
  const design = address ? <ExternalLink href={address}>{designLink}</ExternalLink> : designLink;
  const wanted = features.map((feature) => labelOf(boothFeatures, feature)).join(", ");
  const items = [
    ...requestFacts(request),
    { label: "Service type", value: serviceTypeTitle(request.serviceType) },
    ...(wanted ? [{ label: "Features", value: wanted }] : []),
    ...(designLink ? [{ label: "Design", value: design }] : []),
  ];
  return (
    <>
      <DataList items={items} />
      {additionalRequirements && (
        <DataList
          items={[
            {
              label: "Special requirements",
              value: <p className={prose}>{additionalRequirements}</p>,
            },
          ]}
          columns={1}
        />
      )}
    </>
  );
}
