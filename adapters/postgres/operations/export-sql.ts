/** Rows of a table as a list, less the columns that are not the person's to have. */
const all = (alias: string, from: string, without: readonly string[] = []) =>
  `coalesce((select jsonb_agg(to_jsonb(${alias})${without.map((name) => ` - '${name}'`).join("")}) from ${from}), '[]')`;

// Who proved to read an address has what was written from it and sent to it. What opens a sign-in is never exported, and what
// an admin or the support address reads in their office is about others.
const office = "('contact-message', 'request-to-assign', 'invitation-declined')";
const mails = `coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'kind', m.kind, 'createdAt', m.created_at,
    'state', m.state, 'endedAt', m.ended_at,
    'about', case when m.kind in ${office} then null else m.letter - 'token' - 'code' end) order by m.created_at)
  from message m join users u on u.email = m.to_address where u.id = $1 and u.email_verified_at is not null), '[]')`;

/** All that is kept about the person $1: what they typed, what they did, what others sent them. */
export const exportSql = `select jsonb_build_object(
  'account', (select to_jsonb(u) from users u where u.id = $1),
  'signInProviders', ${all("i", "identity i where i.user_id = $1")},
  'mutedMail', ${all("m", "muted_mail m join users u on u.email = m.address where u.id = $1")},
  'passkeys', ${all("k", "passkey k where k.user_id = $1", ["public_key", "credential_id"])},
  'sessions', ${all("s", "session s where s.user_id = $1", ["sid"])},
  'favorites', ${all("f", "favourite f where f.user_id = $1")},
  'builderProfile', ${all("b", "builder b where b.user_id = $1", ["search_text"])},
  'portfolioProjects', ${all("p", "portfolio_project p join builder b on b.id = p.builder_id where b.user_id = $1", ["terms"])},
  'quoteRequests', ${all("q", "quote_request q where q.user_id = $1", ["notes", "version"])},
  'quotesReceived', ${all("r", "quote_response r join quote_request q on q.id = r.quote_request_id where q.user_id = $1")},
  'quotesSent', ${all("r", "quote_response r join builder b on b.id = r.builder_id where b.user_id = $1")},
  'interests', ${all("i", "interest i join builder b on b.id = i.builder_id where b.user_id = $1")},
  'pictures', ${all("c", "picture c where c.uploaded_by = $1")},
  'waitingEmailChanges', ${all("w", "email_change w where w.user_id = $1", ["token_hash"])},
  'contactMessages', ${all("c", "contact_message c join users u on lower(c.email) = u.email where u.id = $1 and u.email_verified_at is not null")},
  'mailsSentToYou', ${mails},
  'history', ${all("e", "audit_event e where e.actor_id = $1 and e.object_kind = 'account'")}
) as data`;
