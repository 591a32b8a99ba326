-- A reminder is sent at most once: claimed before the mail server hears of it. Killed in between, it is `unsure` and not
-- sent again; taken back because the log of its matter changed, it is `withdrawn`.
alter table mails add column claimed_at timestamptz
--;
alter table mails drop constraint mails_status_check
--;
alter table mails add constraint mails_status_check
  check (status in ('waiting', 'sent', 'given-up', 'unsure', 'withdrawn'))
--;
-- When the person said they will do the next step. `planned_step` names that step: another one makes it void.
alter table disputes add column planned_for timestamptz
--;
alter table disputes add column planned_step text
--;
create index disputes_planned on disputes (planned_for) where planned_for is not null
