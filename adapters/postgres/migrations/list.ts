import type { MigrationObject } from "@mikro-orm/core";
import { Migration20261121042556_first } from "./Migration20261121042556_first.ts";
import { Migration20261121045053_portfolio_search } from "./Migration20261121045053_portfolio_search.ts";
import { Migration20261121045920_builder_search } from "./Migration20261121045920_builder_search.ts";
import { Migration20261121050053_trade_show_search } from "./Migration20261121050053_trade_show_search.ts";
import { Migration20261121051620_account_changes } from "./Migration20261121051620_account_changes.ts";
import { Migration20261121052000_blog_version } from "./Migration20261121052000_blog_version.ts";
import { Migration20261121052449_reviews } from "./Migration20261121052449_reviews.ts";
import { Migration20261121203117_rooms } from "./Migration20261121203117_rooms.ts";
import { Migration20261121203814_admin_lists } from "./Migration20261121203814_admin_lists.ts";
import { Migration20261121210145_passkeys } from "./Migration20261121210145_passkeys.ts";
import { Migration20261121211110_content_sync } from "./Migration20261121211110_content_sync.ts";
import { Migration20261121213006_pictures } from "./Migration20261121213006_pictures.ts";
import { Migration20261122002312_removed_providers } from "./Migration20261122002312_removed_providers.ts";
import { Migration20261122011247_lead_time } from "./Migration20261122011247_lead_time.ts";
import { Migration20261122101526_price_asked } from "./Migration20261122101526_price_asked.ts";
import { Migration20261122102559_erasure } from "./Migration20261122102559_erasure.ts";
import { Migration20261122102657_asked_invitations } from "./Migration20261122102657_asked_invitations.ts";
import { Migration20261122105500_audit_rights } from "./Migration20261122105500_audit_rights.ts";
import { Migration20261122110500_builder_search_words } from "./Migration20261122110500_builder_search_words.ts";
import { Migration20261122111800_suspension } from "./Migration20261122111800_suspension.ts";
import { Migration20261122113433_held_changes } from "./Migration20261122113433_held_changes.ts";
import { Migration20261122131500_country_names } from "./Migration20261122131500_country_names.ts";
import { Migration20261122133335_linked_picture } from "./Migration20261122133335_linked_picture.ts";
import { Migration20261122162240_promise } from "./Migration20261122162240_promise.ts";
import { Migration20261122164002_add_lines_to_quotes } from "./Migration20261122164002_add_lines_to_quotes.ts";
import { Migration20261122192743_award } from "./Migration20261122192743_award.ts";
import { Migration20261122192746_promise_queue } from "./Migration20261122192746_promise_queue.ts";
import { Migration20261122201338_builder_places } from "./Migration20261122201338_builder_places.ts";
import { Migration20261122202500_question } from "./Migration20261122202500_question.ts";
import { Migration20261122203921_asks_and_scope } from "./Migration20261122203921_asks_and_scope.ts";
import { Migration20261122204159_attachment } from "./Migration20261122204159_attachment.ts";
import { Migration20261122223942_seen_quote } from "./Migration20261122223942_seen_quote.ts";
import { Migration20261122231100_attachment_scan } from "./Migration20261122231100_attachment_scan.ts";
import { Migration20261122231653_brief_version } from "./Migration20261122231653_brief_version.ts";
import { Migration20261122232311_builder_capacity } from "./Migration20261122232311_builder_capacity.ts";
import { Migration20261122233615_more_quotes } from "./Migration20261122233615_more_quotes.ts";
import { Migration20261122233900_rates_and_offer_facts } from "./Migration20261122233900_rates_and_offer_facts.ts";
import { Migration20261123000254_round } from "./Migration20261123000254_round.ts";
import { Migration20261123020558_quote_terms } from "./Migration20261123020558_quote_terms.ts";
import { Migration20261123022806_builder_invite } from "./Migration20261123022806_builder_invite.ts";
import { Migration20261123045811_people_search } from "./Migration20261123045811_people_search.ts";
import { Migration20261123051505_promise_figures } from "./Migration20261123051505_promise_figures.ts";
import { Migration20261123051521_builder_names } from "./Migration20261123051521_builder_names.ts";
import { Migration20261123053054_compared_with } from "./Migration20261123053054_compared_with.ts";
import { Migration20261123053740_question_asked_by } from "./Migration20261123053740_question_asked_by.ts";
import { Migration20261123055027_long_shows } from "./Migration20261123055027_long_shows.ts";
import { Migration20261123080440_search_counts } from "./Migration20261123080440_search_counts.ts";
import { Migration20261123081800_debriefs_of_before } from "./Migration20261123081800_debriefs_of_before.ts";
import { Migration20261123082403_promise_due_index } from "./Migration20261123082403_promise_due_index.ts";
import { Migration20261123115509_budget_of_briefs } from "./Migration20261123115509_budget_of_briefs.ts";
import { Migration20261123123200_pauses } from "./Migration20261123123200_pauses.ts";
import { Migration20261123123600_preferred_builders } from "./Migration20261123123600_preferred_builders.ts";
import { Migration20261123143549_show_keys } from "./Migration20261123143549_show_keys.ts";
import { Migration20261123143700_received_figures } from "./Migration20261123143700_received_figures.ts";
import { Migration20261123145300_requests_by_need } from "./Migration20261123145300_requests_by_need.ts";
import { Migration20261123145400_open_sides } from "./Migration20261123145400_open_sides.ts";
import { Migration20261123153000_counting_of_figures } from "./Migration20261123153000_counting_of_figures.ts";
import { Migration20261123174500_calendar_facts } from "./Migration20261123174500_calendar_facts.ts";
import { Migration20261123180500_figures_by_index } from "./Migration20261123180500_figures_by_index.ts";
import { Migration20261123211500_built_there } from "./Migration20261123211500_built_there.ts";
import { Migration20261123234500_reworded_projects } from "./Migration20261123234500_reworded_projects.ts";
import { Migration20261124000031_shows_of_builders } from "./Migration20261124000031_shows_of_builders.ts";
import { Migration20261126231000_email_states } from "./Migration20261126231000_email_states.ts";
import { Migration20261126231100_proven_emails } from "./Migration20261126231100_proven_emails.ts";
import { Migration20261126232000_swept_messages } from "./Migration20261126232000_swept_messages.ts";
import { Migration20261126233000_erased_invites } from "./Migration20261126233000_erased_invites.ts";
import { Migration20261127231336_last_days } from "./Migration20261127231336_last_days.ts";
import { Migration20261127233351_folded_search } from "./Migration20261127233351_folded_search.ts";
import { Migration20261127234709_metric_sizes } from "./Migration20261127234709_metric_sizes.ts";
import { Migration20261127235321_folded_locations } from "./Migration20261127235321_folded_locations.ts";
import { Migration20261128000100_ask_update_of_price } from "./Migration20261128000100_ask_update_of_price.ts";
import { Migration20261128003000_mail_hold } from "./Migration20261128003000_mail_hold.ts";

/** Every migration in order. A list, because the bundle has no folder to look through. */
export const migrationsList: MigrationObject[] = [
  { name: "Migration20261121042556_first", class: Migration20261121042556_first },
  {
    name: "Migration20261121045053_portfolio_search",
    class: Migration20261121045053_portfolio_search,
  },
  { name: "Migration20261121045920_builder_search", class: Migration20261121045920_builder_search },
  {
    name: "Migration20261121050053_trade_show_search",
    class: Migration20261121050053_trade_show_search,
  },
  {
    name: "Migration20261121051620_account_changes",
    class: Migration20261121051620_account_changes,
  },
  { name: "Migration20261121052000_blog_version", class: Migration20261121052000_blog_version },
  { name: "Migration20261121052449_reviews", class: Migration20261121052449_reviews },
  { name: "Migration20261121203117_rooms", class: Migration20261121203117_rooms },
  { name: "Migration20261121203814_admin_lists", class: Migration20261121203814_admin_lists },
  { name: "Migration20261121210145_passkeys", class: Migration20261121210145_passkeys },
  { name: "Migration20261121211110_content_sync", class: Migration20261121211110_content_sync },
  { name: "Migration20261121213006_pictures", class: Migration20261121213006_pictures },
  {
    name: "Migration20261122002312_removed_providers",
    class: Migration20261122002312_removed_providers,
  },
  { name: "Migration20261122011247_lead_time", class: Migration20261122011247_lead_time },
  { name: "Migration20261122101526_price_asked", class: Migration20261122101526_price_asked },
  { name: "Migration20261122102559_erasure", class: Migration20261122102559_erasure },
  {
    name: "Migration20261122102657_asked_invitations",
    class: Migration20261122102657_asked_invitations,
  },
  { name: "Migration20261122105500_audit_rights", class: Migration20261122105500_audit_rights },
  {
    name: "Migration20261122110500_builder_search_words",
    class: Migration20261122110500_builder_search_words,
  },
  { name: "Migration20261122111800_suspension", class: Migration20261122111800_suspension },
  { name: "Migration20261122113433_held_changes", class: Migration20261122113433_held_changes },
  { name: "Migration20261122131500_country_names", class: Migration20261122131500_country_names },
  { name: "Migration20261122133335_linked_picture", class: Migration20261122133335_linked_picture },
  { name: "Migration20261122162240_promise", class: Migration20261122162240_promise },
  {
    name: "Migration20261122164002_add_lines_to_quotes",
    class: Migration20261122164002_add_lines_to_quotes,
  },
  { name: "Migration20261122192743_award", class: Migration20261122192743_award },
  { name: "Migration20261122192746_promise_queue", class: Migration20261122192746_promise_queue },
  { name: "Migration20261122201338_builder_places", class: Migration20261122201338_builder_places },
  { name: "Migration20261122202500_question", class: Migration20261122202500_question },
  { name: "Migration20261122203921_asks_and_scope", class: Migration20261122203921_asks_and_scope },
  { name: "Migration20261122204159_attachment", class: Migration20261122204159_attachment },
  { name: "Migration20261122223942_seen_quote", class: Migration20261122223942_seen_quote },
  {
    name: "Migration20261122231100_attachment_scan",
    class: Migration20261122231100_attachment_scan,
  },
  { name: "Migration20261122231653_brief_version", class: Migration20261122231653_brief_version },
  {
    name: "Migration20261122232311_builder_capacity",
    class: Migration20261122232311_builder_capacity,
  },
  { name: "Migration20261122233615_more_quotes", class: Migration20261122233615_more_quotes },
  {
    name: "Migration20261122233900_rates_and_offer_facts",
    class: Migration20261122233900_rates_and_offer_facts,
  },
  { name: "Migration20261123000254_round", class: Migration20261123000254_round },
  { name: "Migration20261123020558_quote_terms", class: Migration20261123020558_quote_terms },
  { name: "Migration20261123022806_builder_invite", class: Migration20261123022806_builder_invite },
  { name: "Migration20261123045811_people_search", class: Migration20261123045811_people_search },
  {
    name: "Migration20261123051505_promise_figures",
    class: Migration20261123051505_promise_figures,
  },
  { name: "Migration20261123051521_builder_names", class: Migration20261123051521_builder_names },
  { name: "Migration20261123053054_compared_with", class: Migration20261123053054_compared_with },
  {
    name: "Migration20261123053740_question_asked_by",
    class: Migration20261123053740_question_asked_by,
  },
  { name: "Migration20261123055027_long_shows", class: Migration20261123055027_long_shows },
  { name: "Migration20261123080440_search_counts", class: Migration20261123080440_search_counts },
  {
    name: "Migration20261123081800_debriefs_of_before",
    class: Migration20261123081800_debriefs_of_before,
  },
  {
    name: "Migration20261123082403_promise_due_index",
    class: Migration20261123082403_promise_due_index,
  },
  {
    name: "Migration20261123115509_budget_of_briefs",
    class: Migration20261123115509_budget_of_briefs,
  },
  { name: "Migration20261123123200_pauses", class: Migration20261123123200_pauses },
  {
    name: "Migration20261123123600_preferred_builders",
    class: Migration20261123123600_preferred_builders,
  },
  { name: "Migration20261123143549_show_keys", class: Migration20261123143549_show_keys },
  {
    name: "Migration20261123143700_received_figures",
    class: Migration20261123143700_received_figures,
  },
  {
    name: "Migration20261123145300_requests_by_need",
    class: Migration20261123145300_requests_by_need,
  },
  { name: "Migration20261123145400_open_sides", class: Migration20261123145400_open_sides },
  {
    name: "Migration20261123153000_counting_of_figures",
    class: Migration20261123153000_counting_of_figures,
  },
  { name: "Migration20261123174500_calendar_facts", class: Migration20261123174500_calendar_facts },
  {
    name: "Migration20261123180500_figures_by_index",
    class: Migration20261123180500_figures_by_index,
  },
  { name: "Migration20261123211500_built_there", class: Migration20261123211500_built_there },
  {
    name: "Migration20261123234500_reworded_projects",
    class: Migration20261123234500_reworded_projects,
  },
  {
    name: "Migration20261124000031_shows_of_builders",
    class: Migration20261124000031_shows_of_builders,
  },
  { name: "Migration20261126231000_email_states", class: Migration20261126231000_email_states },
  { name: "Migration20261126231100_proven_emails", class: Migration20261126231100_proven_emails },
  { name: "Migration20261126232000_swept_messages", class: Migration20261126232000_swept_messages },
  { name: "Migration20261126233000_erased_invites", class: Migration20261126233000_erased_invites },
  { name: "Migration20261127231336_last_days", class: Migration20261127231336_last_days },
  { name: "Migration20261127233351_folded_search", class: Migration20261127233351_folded_search },
  { name: "Migration20261127234709_metric_sizes", class: Migration20261127234709_metric_sizes },
  {
    name: "Migration20261127235321_folded_locations",
    class: Migration20261127235321_folded_locations,
  },
  {
    name: "Migration20261128000100_ask_update_of_price",
    class: Migration20261128000100_ask_update_of_price,
  },
  { name: "Migration20261128003000_mail_hold", class: Migration20261128003000_mail_hold },
];
