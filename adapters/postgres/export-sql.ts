/** Rows of a table as a list, less the columns that are not the person's to have. */
const all = (alias: string, from: string, without: readonly string[] = []) =>
  `coalesce((select jsonb_agg(to_jsonb(${alias})${without.map((name) => ` - '${name}'`).join("")}) from ${from}), '[]')`;

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
  'history', ${all("e", "audit_event e where e.actor_id = $1 and e.object_kind = 'account'")}
) as data`;
