import type { MigrationObject } from "@mikro-orm/core";
import { Migration20261128003001_first } from "./Migration20261128003001_first.ts";
import { Migration20261128081500_more_sizes } from "./Migration20261128081500_more_sizes.ts";
import { Migration20261129063759_builder_rating_source } from "./Migration20261129063759_builder_rating_source.ts";
import { Migration20261129094614_promise_cases } from "./Migration20261129094614_promise_cases.ts";
import { Migration20261129101259_hidden_content } from "./Migration20261129101259_hidden_content.ts";
import { Migration20261129103209_brief_of_event } from "./Migration20261129103209_brief_of_event.ts";
import { Migration20261129110001_add_job } from "./Migration20261129110001_add_job.ts";
import { Migration20261129111500_builder_review } from "./Migration20261129111500_builder_review.ts";
import { Migration20261129113055_job_changes } from "./Migration20261129113055_job_changes.ts";
import { Migration20261129150233_brief_details } from "./Migration20261129150233_brief_details.ts";
import { Migration20261129150246_job_states } from "./Migration20261129150246_job_states.ts";
import { Migration20261129161000_portfolio_picture_labels } from "./Migration20261129161000_portfolio_picture_labels.ts";
import { Migration20261129162000_commission_rates } from "./Migration20261129162000_commission_rates.ts";
import { Migration20261129163000_vetting } from "./Migration20261129163000_vetting.ts";
import { Migration20261129165000_job_close_out } from "./Migration20261129165000_job_close_out.ts";
import { Migration20261129170000_job_agreements } from "./Migration20261129170000_job_agreements.ts";
import { Migration20261129171500_vetting_policy } from "./Migration20261129171500_vetting_policy.ts";
import { Migration20261129172000_builder_rank_source } from "./Migration20261129172000_builder_rank_source.ts";
import { Migration20261129174500_show_plan } from "./Migration20261129174500_show_plan.ts";
import { Migration20261129175000_commission_entries } from "./Migration20261129175000_commission_entries.ts";
import { Migration20261129203836_add_vetting_reference } from "./Migration20261129203836_add_vetting_reference.ts";
import { Migration20261129205913_add_plan_watch } from "./Migration20261129205913_add_plan_watch.ts";
import { Migration20261129212825_floor_and_call_ins } from "./Migration20261129212825_floor_and_call_ins.ts";
import { Migration20261129213945_commission_statements } from "./Migration20261129213945_commission_statements.ts";
import { Migration20261130005505_erased_references } from "./Migration20261130005505_erased_references.ts";
import { Migration20261130011823_open_requests } from "./Migration20261130011823_open_requests.ts";
import { Migration20261130015900_as_built_photos } from "./Migration20261130015900_as_built_photos.ts";
import { Migration20261130020400_statement_relief } from "./Migration20261130020400_statement_relief.ts";
import { Migration20261130065729_commission_reads } from "./Migration20261130065729_commission_reads.ts";
import { Migration20261130104756_on_time_of_builders } from "./Migration20261130104756_on_time_of_builders.ts";
import { Migration20261130112415_calendars_of_jobs } from "./Migration20261130112415_calendars_of_jobs.ts";
import { Migration20261130113031_contest_files } from "./Migration20261130113031_contest_files.ts";

/** Every migration in order. A list, because the bundle has no folder to look through. */
export const migrationsList: MigrationObject[] = [
  { name: "Migration20261128003001_first", class: Migration20261128003001_first },
  { name: "Migration20261128081500_more_sizes", class: Migration20261128081500_more_sizes },
  {
    name: "Migration20261129063759_builder_rating_source",
    class: Migration20261129063759_builder_rating_source,
  },
  { name: "Migration20261129094614_promise_cases", class: Migration20261129094614_promise_cases },
  { name: "Migration20261129101259_hidden_content", class: Migration20261129101259_hidden_content },
  { name: "Migration20261129103209_brief_of_event", class: Migration20261129103209_brief_of_event },
  { name: "Migration20261129110001_add_job", class: Migration20261129110001_add_job },
  { name: "Migration20261129111500_builder_review", class: Migration20261129111500_builder_review },
  { name: "Migration20261129113055_job_changes", class: Migration20261129113055_job_changes },
  { name: "Migration20261129150233_brief_details", class: Migration20261129150233_brief_details },
  { name: "Migration20261129150246_job_states", class: Migration20261129150246_job_states },
  {
    name: "Migration20261129161000_portfolio_picture_labels",
    class: Migration20261129161000_portfolio_picture_labels,
  },
  {
    name: "Migration20261129162000_commission_rates",
    class: Migration20261129162000_commission_rates,
  },
  { name: "Migration20261129163000_vetting", class: Migration20261129163000_vetting },
  { name: "Migration20261129165000_job_close_out", class: Migration20261129165000_job_close_out },
  { name: "Migration20261129170000_job_agreements", class: Migration20261129170000_job_agreements },
  { name: "Migration20261129171500_vetting_policy", class: Migration20261129171500_vetting_policy },
  {
    name: "Migration20261129172000_builder_rank_source",
    class: Migration20261129172000_builder_rank_source,
  },
  { name: "Migration20261129174500_show_plan", class: Migration20261129174500_show_plan },
  {
    name: "Migration20261129175000_commission_entries",
    class: Migration20261129175000_commission_entries,
  },
  {
    name: "Migration20261129203836_add_vetting_reference",
    class: Migration20261129203836_add_vetting_reference,
  },
  { name: "Migration20261129205913_add_plan_watch", class: Migration20261129205913_add_plan_watch },
  {
    name: "Migration20261129212825_floor_and_call_ins",
    class: Migration20261129212825_floor_and_call_ins,
  },
  {
    name: "Migration20261129213945_commission_statements",
    class: Migration20261129213945_commission_statements,
  },
  {
    name: "Migration20261130005505_erased_references",
    class: Migration20261130005505_erased_references,
  },
  { name: "Migration20261130011823_open_requests", class: Migration20261130011823_open_requests },
  {
    name: "Migration20261130015900_as_built_photos",
    class: Migration20261130015900_as_built_photos,
  },
  {
    name: "Migration20261130020400_statement_relief",
    class: Migration20261130020400_statement_relief,
  },
  {
    name: "Migration20261130065729_commission_reads",
    class: Migration20261130065729_commission_reads,
  },
  {
    name: "Migration20261130104756_on_time_of_builders",
    class: Migration20261130104756_on_time_of_builders,
  },
  {
    name: "Migration20261130112415_calendars_of_jobs",
    class: Migration20261130112415_calendars_of_jobs,
  },
  { name: "Migration20261130113031_contest_files", class: Migration20261130113031_contest_files },
];
