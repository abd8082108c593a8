import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callQuery } from "../../api/call-query.ts";
import { row, rowHead, rows } from "../../ui/data/rows.css.ts";
import { Badge } from "../../ui/feedback/badge.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import {
  changeLooks,
  type FieldWords,
  lineFieldWords,
  lineTitle,
  termFieldWords,
  totalWords,
} from "./diff-words.ts";
import { field, fields, label as labelStyle, value, was as wasStyle } from "./offer-diff.css.ts";

type Props = {
  responseId: string;
  /** The builder's or the show's name, which tells quotes apart. */
  about: string;
  /** The earlier version to start with. */
  from: number;
  /** The latest version. */
  to: number;
  onClose: () => void;
};

/** Dialog with the differences between an earlier version of a quote and the latest one. */
export function OfferDiffDialog({ responseId, about, from, to, onClose }: Props) {
  const [earlier, setEarlier] = useState(from);
  const diff = useQuery(
    callQuery("GET /api/quote-responses/:id/versions/:range/diff", {
      params: { id: responseId, range: `${earlier}..${to}` },
    }),
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title="What changed in this quote"
      description={`${about}: version ${to}, compared with version ${earlier}.`}
      size="large"
    >
      <Stack gap="medium">
        {to > 2 && (
          <Field label="Compare with">
            {(control) => (
              <Select
                {...control}
                options={Array.from({ length: to - 1 }, (_, index) => ({
                  value: `${index + 1}`,
                  label: `Version ${index + 1}`,
                }))}
                value={`${earlier}`}
                onChange={(event) => setEarlier(Number(event.target.value))}
              />
            )}
          </Field>
        )}
        <Loaded
          query={diff}
          loading="Comparing the versions"
          failure={{
            title: "Error Comparing Versions",
            couldNot: "compare the versions",
          }}
        >
          {(found) => (
            <>
              <Heading level={3} size="card">
                {totalWords(found)}
              </Heading>
              {found.lines.length + found.terms.length === 0 &&
                found.total.from === found.total.to && <Text>Both versions say the same.</Text>}
              {found.lines.length > 0 && (
                <ul className={rows}>
                  {found.lines.map((line) => (
                    <li key={line.id} className={row}>
                      <div className={rowHead}>
                        <Heading level={4} size="card">
                          {lineTitle(line)}
                        </Heading>
                        <Badge tone={changeLooks[line.change].tone}>
                          {changeLooks[line.change].label}
                        </Badge>
                      </div>
                      <Fields items={lineFieldWords(line, found.currencies)} />
                    </li>
                  ))}
                </ul>
              )}
              {found.terms.length > 0 && <Fields items={termFieldWords(found)} />}
            </>
          )}
        </Loaded>
      </Stack>
    </Dialog>
  );
}

function Fields({ items }: { items: readonly FieldWords[] }) {
  return (
    <dl className={fields}>
      {items.map(({ label, was, now }) => (
        <div key={label} className={field}>
          <dt className={labelStyle}>{label}</dt>
          <dd className={value}>
            {was && <span className={wasStyle}>{now ? `Was ${was}` : was}</span>}
            {now && <strong>{was ? `Now ${now}` : now}</strong>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
