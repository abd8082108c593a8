import { LinkButton } from "../../ui/action/link-button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { Text } from "../../ui/text/text.tsx";
import { TextLink } from "../../ui/text/text-link.tsx";

type Props = { title: string; builderName: string | null };

/** From admiring to asking: the quote form, with this project noted. */
export function SimilarProject({ title, builderName }: Props) {
  const search = new URLSearchParams({ project: title });
  if (builderName) search.set("builder", builderName);
  return (
    <Card as="section" tone="accent">
      <CardHeader title="Need a Similar Project?" />
      <Text>
        Find out what a booth like this would cost at your show. Five quotes, free, in 48 hours.
      </Text>
      <LinkButton to={`/quote?${search}`} tone="accent" full>
        Get five free quotes
      </LinkButton>
      <TextLink to="/quote-success">What happens next</TextLink>
    </Card>
  );
}
