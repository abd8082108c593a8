import { useQuery } from "@tanstack/react-query";
import CircleCheck from "lucide-react/icons/circle-check";
import { useLayoutEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { AdminQuoteBody } from "../../../app-server/contract/admin/admin-quotes.ts";
import { callQuery } from "../../api/call-query.ts";
import { useOpened } from "../../page/use-opened.ts";
import { ShowName } from "../../trade-shows/show-name.tsx";
import { Button } from "../../ui/action/button.tsx";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { RowsSkeleton } from "../../ui/feedback/rows-skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { KeyboardHelp } from "./keyboard-help.tsx";
import {
  back,
  detailPane,
  isClosed,
  isOpened,
  listBesideRequest,
  listPane,
  notice,
  noticeText,
  opened as openedStyle,
  said,
} from "./queue.css.ts";
import { queueHref, readQueueAddress } from "./queue-address.ts";
import { type Draft, QueueDetail } from "./queue-detail.tsx";
import { QueueList } from "./queue-list.tsx";
import { type QueueItem, queueQuery } from "./queue-query.ts";
import { rowId } from "./queue-row.tsx";
import { UndoInvite } from "./undo-invite.tsx";
import { useKeysSwitch } from "./use-keys-switch.ts";
import { useQueueKeys } from "./use-queue-keys.ts";

type Invited = {
  quote: AdminQuoteBody;
  builderIds: readonly string[];
  names: readonly string[];
};

/**
 * The queue of requests to match: the list, and beside it the opened request with the builders to
 * invite.
 */
export function Queue({ address }: { address: URLSearchParams }) {
  const place = readQueueAddress(address);
  const opened = useOpened();
  const navigate = useNavigate();
  const query = useQuery(queueQuery(place));
  const items = query.data?.items ?? [];
  const currentId = place.brief ?? opened.id ?? items[0]?.id ?? null;
  const listed = items.find(({ id }) => id === currentId)?.quote ?? null;
  const isElsewhere = currentId !== null && !listed && !query.isPending;
  const viewed = useQuery({
    ...callQuery("GET /api/admin/quotes/:id", { params: { id: currentId ?? "" } }),
    enabled: isElsewhere,
  });
  const current = listed ?? viewed.data;
  const [drafts, setDrafts] = useState<Record<string, Draft | null>>({});
  const [invited, setInvited] = useState<Invited | null>(null);
  const [isHelping, setHelping] = useState(false);
  const [hasKeys, switchKeys] = useKeysSwitch();
  const search = useRef<HTMLInputElement>(null);
  const inviteButton = useRef<HTMLButtonElement>(null);
  const pane = useRef<HTMLElement>(null);
  const heading = useRef<HTMLDivElement>(null);
  const leaving = useRef<string>(null);
  useFocusOnOpened(place.brief, { pane, heading, leaving });

  const builders = new Map(
    [...(viewed.data?.builders ?? []), ...(query.data?.builders ?? [])].map(
      ({ notionId, name }) => [notionId, name],
    ),
  );
  const at = items.findIndex(({ id }) => id === currentId);
  const neighbor = (step: 1 | -1) => (at < 0 ? items[0] : items[at + step]);
  const go = (id: string | null, replace = false) =>
    navigate(queueHref(place, { brief: id }), { preventScrollReset: true, replace });
  const open = (item: QueueItem | undefined) => item && go(item.id, true);
  /** Once something was changed in it, the request stays open even when it leaves the list. */
  const hold = () => {
    if (place.brief === null && currentId !== null) go(currentId, true);
  };

  useQueueKeys(hasKeys, {
    j: () => open(neighbor(1)),
    k: () => open(neighbor(-1)),
    a: () => inviteButton.current?.click(),
    "/": () => search.current?.focus(),
    "?": () => setHelping(true),
  });

  function onInvited(
    quote: AdminQuoteBody,
    builderIds: readonly string[],
    names: readonly string[],
  ) {
    setInvited({ quote, builderIds, names });
    return moveOn(quote);
  }

  /** Opens the next request after the work on this one is done. */
  function moveOn(quote: AdminQuoteBody) {
    setDrafts((before) => ({ ...before, [quote.id]: null }));
    const next = neighbor(1) ?? neighbor(-1);
    if (next && next.id !== quote.id) return go(next.id);
    leaving.current = quote.id;
    if (place.brief === null) heading.current?.focus({ preventScroll: true });
    return go(null);
  }

  return (
    <Card as="section">
      <div className={`${listBesideRequest} ${place.brief ? isOpened : isClosed}`}>
        <div role="status" className={said}>
          {invited && (
            <div className={notice}>
              <CircleCheck size={20} aria-hidden="true" />
              <span className={noticeText}>
                <strong>
                  <ShowName
                    show={{
                      title: invited.quote.tradeShowName,
                      startDate: invited.quote.eventDate,
                    }}
                  />
                  , <bdi>{invited.quote.company}</bdi>: {invited.names.length} invited.
                </strong>{" "}
                {invited.names.join(", ")}
              </span>
              <Inline gap="small">
                <UndoInvite
                  key={`${invited.quote.id} ${invited.builderIds}`}
                  requestId={invited.quote.id}
                  builderIds={invited.builderIds}
                  onUndone={() => {
                    setInvited(null);
                    return go(invited.quote.id);
                  }}
                />
                <Button size="small" tone="quiet" onClick={() => go(invited.quote.id)}>
                  Open it again
                </Button>
              </Inline>
            </div>
          )}
        </div>
        <div className={listPane}>
          <QueueList
            address={address}
            place={place}
            query={query}
            currentId={currentId}
            search={search}
            heading={heading}
            onHelp={() => setHelping(true)}
          />
        </div>
        <section
          ref={pane}
          className={`${detailPane} ${openedStyle}`}
          aria-label={current ? `Request of ${current.company}` : "Request"}
          tabIndex={-1}
          // React passes on the focus in a dialog, which is elsewhere in the page
          onFocus={({ target, currentTarget }) =>
            target !== currentTarget && currentTarget.contains(target) && hold()
          }
        >
          <Stack>
            <div className={back}>
              <Button size="small" tone="quiet" onClick={() => go(null)}>
                ← Back to the list
              </Button>
            </div>
            {current ? (
              <QueueDetail
                key={current.id}
                quote={current}
                builders={builders}
                draft={drafts[current.id] ?? null}
                onDraft={(draft) => setDrafts((before) => ({ ...before, [current.id]: draft }))}
                onInvited={(ids, names) => onInvited(current, ids, names)}
                onDone={() => moveOn(current)}
                onSkip={neighbor(1) ? () => open(neighbor(1)) : null}
                inviteButton={inviteButton}
              />
            ) : (
              <NoRequest isWaiting={isElsewhere && viewed.isPending} query={viewed} />
            )}
          </Stack>
        </section>
      </div>
      <KeyboardHelp
        open={isHelping}
        onOpenChange={setHelping}
        isOn={hasKeys}
        onSwitch={switchKeys}
      />
    </Card>
  );
}

type NoRequestProps = {
  isWaiting: boolean;
  query: { isError: boolean; isFetching: boolean; refetch(): unknown };
};

function NoRequest({ isWaiting, query }: NoRequestProps) {
  if (query.isError) {
    return <LoadFailure title="Error Loading Request" couldNot="load this request" query={query} />;
  }
  return isWaiting ? <RowsSkeleton label="Loading the request" rows={4} /> : null;
}

type Places = {
  pane: React.RefObject<HTMLElement | null>;
  heading: React.RefObject<HTMLElement | null>;
  /** Id of the request that leaves the list with the next answer, together with its row. */
  leaving: React.RefObject<string | null>;
};

/**
 * Moves the focus to a request when it opens (not on the first render), and back to its row when it
 * closes; to the queue's heading if that row is gone. Scrolls the request's beginning into view
 * unless it is visible already. Runs before paint, so that no frame shows the middle of the
 * request.
 */
function useFocusOnOpened(brief: string | null, { pane, heading, leaving }: Places) {
  const before = useRef(brief);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = brief;
    if (brief === last) return;
    if (brief === null) {
      const row = last && last !== leaving.current && document.getElementById(rowId(last));
      (row || heading.current)?.focus();
      return;
    }
    leaving.current = null;
    scrollInList(document.getElementById(rowId(brief)));
    const section = pane.current;
    // the opened request keeps a focus that is already inside it
    if (!section || (last === null && section.contains(document.activeElement))) return;
    section.focus({ preventScroll: true });
    section.scrollTop = 0;
    const { top } = section.getBoundingClientRect();
    if (top < 0 || top > innerHeight / 2) section.scrollIntoView({ block: "start" });
  }, [brief, pane, heading, leaving]);
}

/** Scrolls the list, not the page, so that a row is visible. */
function scrollInList(row: HTMLElement | null) {
  const list = row?.closest("ul");
  if (!row || !list) return;
  const [seen, own] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  list.scrollTop += Math.min(0, own.top - seen.top) + Math.max(0, own.bottom - seen.bottom);
}
