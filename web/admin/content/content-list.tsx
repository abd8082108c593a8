import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { callQuery } from "../../api/call-query.ts";
import { SearchFilter } from "../../page/filter-fields.tsx";
import { useAutoSubmit } from "../../page/use-auto-submit.ts";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { compactRow, rowHead, rows, twoLines } from "../../ui/data/rows.css.ts";
import { Badge } from "../../ui/feedback/badge.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { List } from "../../ui/feedback/list-card.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Name } from "../../ui/text/name.tsx";
import { TextLink } from "../../ui/text/text-link.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { type ContentView, contentHref, readContentAddress } from "./content-address.ts";
import { contentKinds } from "./content-kinds.ts";
import { HideContent } from "./hide-content.tsx";

/** Shows or articles for an admin to find, add, edit and hide, newest first. */
export function ContentList({ view, address }: { view: ContentView; address: URLSearchParams }) {
  const { kind, title, thing, a, pageOf } = contentKinds[view];
  const { find, after } = readContentAddress(address);
  const listed = useQuery({
    ...callQuery("GET /api/admin/content", {
      query: { kind, search: find, ...(after && { after }) },
    }),
    placeholderData: keepPreviousData,
  });
  const live = useAutoSubmit({
    search: address,
    textField: "find",
    hrefOf: (held) => contentHref(view, { find: readContentAddress(held).find }),
  });
  const next = listed.data?.next;
  const add = (
    <LinkButton to={contentHref(view, { edit: "new" })} size="small" tone="accent">
      Add {a}
    </LinkButton>
  );
  return (
    <Card as="section">
      <CardHeader
        title={title}
        subtitle="What you add here stays, whatever a sync brings."
        actions={add}
      />
      <Stack>
        {(find || after || (listed.data?.items.length ?? 0) > 0) && (
          <search aria-label={title}>
            <form method="get" action="/admin-dashboard" {...live}>
              <input type="hidden" name="view" value={view} />
              <SearchFilter
                id="content-find"
                name="find"
                placeholder={`Part of the ${thing}'s name`}
                value={find}
              />
            </form>
          </search>
        )}
        <List
          query={{ ...listed, data: listed.data?.items }}
          loading={`Loading ${title.toLowerCase()}`}
          rows={4}
          failure={{ title: `Error Loading ${title}`, couldNot: `load ${title.toLowerCase()}` }}
          empty={
            find ? (
              <EmptyState title="No matches" text="Try another part of the name." />
            ) : (
              <EmptyState
                title={`No ${title.toLowerCase()} yet`}
                text={`Add ${a} here, or import a folder or Notion under Sync.`}
              />
            )
          }
        >
          {(items) => (
            <ul className={rows} aria-busy={listed.isFetching}>
              {items.map(({ id, title: name, isHidden, isSynced }) => (
                <li key={id} className={compactRow}>
                  <div className={rowHead}>
                    <Inline gap="small">
                      {isHidden ? (
                        <bdi className={twoLines}>
                          <Name>{name}</Name>
                        </bdi>
                      ) : (
                        <TextLink to={pageOf(id)}>
                          <bdi className={twoLines}>
                            <Name>{name}</Name>
                          </bdi>
                        </TextLink>
                      )}
                      {isHidden && <Badge tone="caution">Hidden</Badge>}
                      {isSynced && <Badge>Synced</Badge>}
                    </Inline>
                    <Inline gap="small">
                      <LinkButton to={contentHref(view, { edit: id })} size="small">
                        Edit<VisuallyHidden> {name}</VisuallyHidden>
                      </LinkButton>
                      <HideContent kind={kind} id={id} name={name} isHidden={isHidden} />
                    </Inline>
                  </div>
                </li>
              ))}
            </ul>
          )}
        </List>
        {(after || next) && (
          <Inline gap="small">
            {after && (
              <LinkButton size="small" to={contentHref(view, { find })}>
                First page
              </LinkButton>
            )}
            {next && (
              <LinkButton size="small" to={contentHref(view, { find, after: next })}>
                Next page
              </LinkButton>
            )}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
