import type { MyProfileBody } from "../../../app-server/contract/builders/builder-profile.ts";
import { Badge } from "../../ui/feedback/badge.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";

const shown = 3;

/** The profile in three lines: name, places, specialties. */
export function BuilderProfileFacts({ profile }: { profile: MyProfileBody }) {
  const { name, city, state, specialties } = profile;
  const more = specialties.length - shown;
  return (
    <Stack gap="small">
      <Heading level={3} size="small">
        {name}
      </Heading>
      <Text tone="muted">{[city, state].filter(Boolean).join(", ")}</Text>
      {specialties.length > 0 && (
        <Inline as="ul" gap="small">
          {specialties.slice(0, shown).map((specialty) => (
            <li key={specialty}>
              <Badge>{specialty}</Badge>
            </li>
          ))}
          {more > 0 && (
            <li>
              <Badge>
                +more<VisuallyHidden> ({more})</VisuallyHidden>
              </Badge>
            </li>
          )}
        </Inline>
      )}
    </Stack>
  );
}
