/** The name of the first migration, which makes the same tables as all former migrations together. */
export const firstMigration = "Migration20261128003001_first";

/** The last commit that has the former migrations and brings any older database up to date. */
export const lastFormerCommit = "7dd196333ad27ea9a395014a571f65a89b09d6b4";

/** The migrations before 1.0, which the first one replaces, by name without "Migration". */
const names = `
  20261121042556_first 20261121045053_portfolio_search 20261121045920_builder_search 20261121050053_trade_show_search
  20261121051620_account_changes 20261121052000_blog_version 20261121052449_reviews 20261121203117_rooms
  20261121203814_admin_lists 20261121210145_passkeys 20261121211110_content_sync 20261121213006_pictures
  20261122002312_removed_providers 20261122011247_lead_time 20261122101526_price_asked 20261122102559_erasure
  20261122102657_asked_invitations 20261122105500_audit_rights 20261122110500_builder_search_words
  20261122111800_suspension 20261122113433_held_changes 20261122131500_country_names 20261122133335_linked_picture
  20261122162240_promise 20261122164002_add_lines_to_quotes 20261122192743_award 20261122192746_promise_queue
  20261122201338_builder_places 20261122202500_question 20261122203921_asks_and_scope 20261122204159_attachment
  20261122223942_seen_quote 20261122231100_attachment_scan 20261122231653_brief_version
  20261122232311_builder_capacity 20261122233615_more_quotes 20261122233900_rates_and_offer_facts
  20261123000254_round 20261123020558_quote_terms 20261123022806_builder_invite 20261123045811_people_search
  20261123051505_promise_figures 20261123051521_builder_names 20261123053054_compared_with
  20261123053740_question_asked_by 20261123055027_long_shows 20261123080440_search_counts
  20261123081800_debriefs_of_before 20261123082403_promise_due_index 20261123115509_budget_of_briefs
  20261123123200_pauses 20261123123600_preferred_builders 20261123143549_show_keys 20261123143700_received_figures
  20261123145300_requests_by_need 20261123145400_open_sides 20261123153000_counting_of_figures
  20261123174500_calendar_facts 20261123180500_figures_by_index 20261123211500_built_there
  20261123234500_reworded_projects 20261124000031_shows_of_builders 20261126231000_email_states
  20261126231100_proven_emails 20261126232000_swept_messages 20261126233000_erased_invites 20261127231336_last_days
  20261127233351_folded_search 20261127234709_metric_sizes 20261127235321_folded_locations
  20261128000100_ask_update_of_price 20261128003000_mail_hold
`;
const formerMigrations = names
  .trim()
  .split(/\s+/)
  .map((name) => `Migration${name}`);

/**
 * The names of `done` as this version knows them: the first migration's in place of all the former ones'. Null when `done` has only
 * some of the former ones.
 */
export function currentNames(done: readonly string[]): string[] | null {
  const former = new Set(formerMigrations);
  const found = done.filter((name) => former.has(name));
  if (found.length === 0) return [...done];
  if (found.length < former.size) return null;
  return [firstMigration, ...done.filter((name) => !former.has(name))];
}
