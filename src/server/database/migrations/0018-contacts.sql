-- Calls, texts, e-mails and visits a person wrote down, and what they told the collector to stop.
create table contact_entries (
  id uuid primary key,
  owner_id uuid not null references owners (id) on delete cascade,
  -- the letter the debt is known by; the log outlives it
  analysis_id uuid references analyses (id) on delete set null,
  collector_name text not null,
  way text,
  request text,
  in_writing boolean not null,
  -- day and time on the clock where the person was, as HH:MM; the law counts there
  happened_on date not null,
  happened_at text,
  time_zone text not null,
  details jsonb not null,
  recorded_at timestamptz not null,
  check ((way is null) <> (request is null))
)
--;
create index contact_entries_owner on contact_entries (owner_id, happened_on)
