import { sqlNow } from "../../system/test/test-time.ts";

/** A row for each table that the samples leave empty. */
export const rowsBesideSamples = `
  insert into rate_limit (key, points, expire) values ('a', 3, 99999999999999);
  insert into contact_message (name, email, subject, message, inquiry_type)
    values ('A', 'a@b.example', 'Line' || chr(8232) || 'two', 'Hello', 'general');
  insert into sign_in (email, token_hash, code_hash, browser_hash, code_tries_left, expires_at)
    values ('a@b.example', 'a', 'b', 'c', 5, ${sqlNow()});
  insert into session (sid, sess, expire, user_id) select 'a', '{"kind": "a"}', ${sqlNow()}, id from users limit 1;
  insert into receipt (quote_request_id, expires_at) select id, ${sqlNow()} from quote_request limit 1;
  insert into idempotency_key (scope, key_hash, body_hash, quote_request_id, receipt_id)
    select 'a', 'b', 'c', quote_request_id, id from receipt;
  insert into provider_attempt (state_hash, provider, browser_hash, code_verifier, nonce, expires_at)
    values ('a', 'google', 'b', 'c', 'd', ${sqlNow()});
  insert into email_change (user_id, email, token_hash, expires_at)
    select id, 'new@b.example', 'a', ${sqlNow()} from users limit 1;
  insert into muted_mail (address, topic) values ('a@b.example', 'quote-outcomes');
  insert into passkey (user_id, credential_id, public_key, name) select id, 'a', 'b', 'Mine' from users limit 1;
  insert into passkey_challenge (challenge, purpose, browser_hash, expires_at) values ('a', 'add', 'b', ${sqlNow()});
  insert into content_staging (sync_id, kind, item_id, row, page, is_same)
    values (gen_random_uuid(), 'blog', gen_random_uuid(), '{}', '{}', false);
  insert into picture (key, uploaded_by) select 'a.webp', id from users limit 1;
  insert into identity (issuer, subject, user_id) select 'https://a.example', 'b', id from users limit 1;
  insert into erasure (kind, subject_id, at) values ('account', gen_random_uuid(), ${sqlNow()});
  insert into linked_picture (hash, url) values (repeat('a', 64), 'https://a.example/a.png');
  insert into promise_seal (day, events, until_number, root, prev_root)
    values ('2026-11-20', 0, 0, repeat('a', 64), repeat('b', 64));
  insert into seen_quote (user_id, quote_response_id, revision)
    select u.id, r.id, 1 from users u, quote_response r limit 1;
  insert into question (quote_request_id, asked_by, builder_id, text, answer)
    select q.id, 'exhibitor', b.id, 'How tall?', E'16 feet\\n' from quote_request q, builder b limit 1;
  insert into attachment (quote_request_id, purpose, builder_id, question_id, kind, name, media_key, bytes, scan)
    select quote_request_id, 'question', builder_id, id, 'document', 'plan.pdf', repeat('a', 32) || '.pdf', 9, 'queued' from question;
  insert into brief_version (quote_request_id, version, booth_size, service_type, features)
    select id, 1, booth_size, service_type, '{counter}' from quote_request limit 1;
  insert into builder_capacity (builder_id, work_days, work_from, work_until, away)
    select id, '{1,2}', '09:00', '17:00', '[{"from": "2026-12-24", "until": "2026-12-31"}]' from builder limit 1;
  insert into benchmark (position, category, unit, low, high, source, as_of)
    values (1, 'structure', 'sq-ft', 100, 200, 'A survey', '2026-01-01');
  insert into show_services (trade_show_id, services) select id, '{"drayage": 1.50}' from trade_show limit 1;
  insert into show_manual (trade_show_id, deadlines) select id, '[{"key": "move-in"}]' from trade_show limit 1;
  insert into plan_milestone (quote_request_id, key, state) select id, 'eac', 'done' from quote_request limit 1;
  insert into plan_watch (quote_request_id, user_id) select q.id, u.id from quote_request q, users u limit 1;
  insert into plan_calendar (quote_request_id, user_id, token_hash) select q.id, u.id, 'a' from quote_request q, users u limit 1;
  insert into rate_card (builder_id, rates) select id, '[{"price": 1}]' from builder limit 1;
  insert into builder_invite (email, token_hash, builder_id, created_by, expires_at)
    select 'a@b.example', 'a', b.id, u.id, ${sqlNow()} from builder b, users u limit 1;
  insert into promise_figure (period, figures, until_number) values ('2026-11', '{"requests": 1}', 1);
  insert into job (id, quote_request_id, builder_id)
    select id, quote_request_id, builder_id from quote_response limit 1;
  insert into job_change (job_id, number, raised_by, reason, title, lines, state, earlier)
    select id, 1, 'exhibitor', 'exhibitor-wish', 'A counter', '[]', 'wished', '[]' from job;
  insert into commission_rates (version, valid_from, params) values (1, ${sqlNow()}, '{"rateBp": 500}');
  insert into rate_agreement (builder_id, version, agreed_at) select id, 1, ${sqlNow()} from builder limit 1;
  insert into commission_entry (at, month, builder_id, builder_name, kind, amount, rate_bp, is_repeat, base_cents, left_out_cents, text, round)
    select ${sqlNow()}, '2026-11', id, name, 'accrued', 500, 500, false, 10000, 0, 'A show', 1 from builder limit 1;
  insert into commission_sum (builder_id, month, kind, builder_name, amount, entries)
    select builder_id, month, kind, builder_name, amount, 1 from commission_entry;
  insert into commission_operator (version, set_at, operator) values (1, ${sqlNow()}, '{"name": "We"}');
  insert into commission_statement (year, sequence, number, builder_id, month, issued_at, due_on, contest_until, net, tax_bp, tax, total, settled, contested, state, reminders, legal)
    select 2026, 1, '2026-000001', builder_id, month, ${sqlNow()}, '2026-12-31', '2026-12-15', 500, 0, 0, 500, 0, 0, 'issued', 0, '{}' from commission_entry;
  insert into commission_contest (statement_id, entry_id, builder_id, code, text, at, by)
    select s.id, e.id, e.builder_id, 'other', 'Why?', ${sqlNow()}, gen_random_uuid() from commission_entry e, commission_statement s;
  insert into commission_statement_entry (entry_id, statement_id) select e.id, s.id from commission_entry e, commission_statement s;
  insert into quote_rates (quote_response_id, version) select id, 1 from quote_response limit 1;
  insert into job_close_out (job_id, billed, accuracy)
    select id, '[{"category": "other", "amount": 1, "note": null}]', 0 from job;
  insert into job_agreement (job_id, version, amount, payments, at)
    select id, 1, 100, '[]', created_at from job;
  insert into job_approval (job_id, kind, title, round, files, state, side, asked_at)
    select id, 'drawings', 'Plan', 1, '[]', 'asked', 'builder', created_at from job;
  insert into job_message (job_id, side, text, files, at)
    select id, 'builder', 'Hello', '[]', created_at from job;
  insert into job_call_in (job_id, side, text, at)
    select id, 'exhibitor', 'We see it otherwise', created_at from job;
  insert into job_punch (job_id, number, text, urgency, state, side, at, photos)
    select id, 1, 'A scratch', 'before-opening', 'open', 'exhibitor', created_at, '[]' from job;
  insert into job_payment (job_id, position, label, amount, due, state)
    select id, 0, 'Deposit', 100, '{"day": "2027-03-04"}', 'planned' from job;
  insert into builder_review (response_id, quote_request_id, builder_id, state, overall, text, facts, published_at)
    select id, quote_request_id, builder_id, 'published', 4, 'Up on time', '{"month": "2026-11"}', ${sqlNow()} from quote_response limit 1;
  insert into vetting_check (builder_id, kind, facts, submitted_by)
    select b.id, 'insurance', '{"insurer": "A mutual"}', u.id from builder b, users u limit 1;
  insert into vetting_reference (check_id, company, email, mail_domain, token_hash, ends_at)
    select id, 'Engines Inc', 'ref@engines.example', 'engines.example', 'r', ${sqlNow()} from vetting_check;
  insert into vetting_policy (version, valid_from, required) values (1, ${sqlNow()}, 'insurance');
  insert into vetting_document (builder_id, kind, check_id, name, media_key, bytes, scan)
    select builder_id, kind, id, 'proof.pdf', repeat('b', 32) || '.pdf', 9, 'queued' from vetting_check;
  insert into review_report (review_id, user_id, reason)
    select r.id, u.id, 'Names a person' from builder_review r, users u limit 1;
`;
