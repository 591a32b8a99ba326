-- Moves with every line of the log.
alter table credit_disputes add column changed_at timestamptz not null default clock_timestamp()
--;
-- What someone's reports and disputes with bureaus say stands on their dashboard too.
create constraint trigger credit_reports_changed after insert or update or delete on credit_reports
  deferrable initially deferred for each row execute function count_change()
--;
create constraint trigger credit_disputes_changed after insert or update or delete on credit_disputes
  deferrable initially deferred for each row execute function count_change()
