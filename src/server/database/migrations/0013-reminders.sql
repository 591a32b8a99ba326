-- Who asked to be reminded of their deadlines by mail.
create table reminders (
  person_id uuid primary key references people (id) on delete cascade,
  asked_at timestamptz not null
)
