import { type Control, useWatch } from "react-hook-form";
import type {
  BuilderProfileInput,
  BuilderProfileOutput,
} from "../../../app-server/contract/builders/builder-profile-input.ts";
import { profileLabels } from "../../../app-server/contract/builders/profile-labels.ts";
import { firstWords } from "../../../domain/builder-profiles/first-words.ts";
import { requiredProfileFields } from "../../../domain/builder-profiles/my-profile/profile-form.ts";
import { Badge } from "../../ui/feedback/badge.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { bar, fill, preview, side } from "./profile-progress.css.ts";

type Props = { control: Control<BuilderProfileInput, unknown, BuilderProfileOutput> };

const shownSpecialties = 3;

/**
 * Progress of the profile: what is missing, and a live preview of the card that exhibitors will
 * see.
 */
export function ProfileProgress({ control }: Props) {
  const values = useWatch({ control }) as BuilderProfileInput;
  const missing = requiredProfileFields.filter((field) => `${values[field] ?? ""}`.trim() === "");
  const all = requiredProfileFields.length;
  const done = all - missing.length;
  const place = [values.city, values.state, values.country].filter(Boolean).join(", ");
  const specialties = values.specialties ?? [];
  return (
    <aside className={side} aria-label="Your progress">
      <div>
        <Text weight="strong">
          {missing.length === 0
            ? "All required fields are filled in"
            : `${missing.length} ${missing.length === 1 ? "field" : "fields"} to fill in`}
        </Text>
        <div className={bar} aria-hidden="true">
          <div className={fill} style={{ width: `${(done / all) * 100}%` }} />
        </div>
        {missing.length > 0 && (
          <Text size="small" tone="muted">
            {`Still to come: ${missing.map((field) => profileLabels[field].toLowerCase()).join(", ")}.`}
          </Text>
        )}
      </div>
      <div className={preview}>
        <Text size="label" tone="muted">
          Your card
        </Text>
        <Heading level={3} size="card">
          {values.name || "Your company"}
        </Heading>
        <Text tone="muted" size="small">
          {place || "City, state, country"}
        </Text>
        <Text size="small">
          {firstWords(values.description ?? "") || "The first 30 words of your description."}
        </Text>
        <Inline gap="xsmall" wrap>
          {specialties.slice(0, shownSpecialties).map((specialty) => (
            <Badge key={specialty}>{specialty}</Badge>
          ))}
          {specialties.length > shownSpecialties && (
            <Badge>{`+${specialties.length - shownSpecialties} more`}</Badge>
          )}
        </Inline>
      </div>
    </aside>
  );
}
