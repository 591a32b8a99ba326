-- One matter with one collector, followed to its end.
create table disputes (
  id uuid primary key,
  owner_id uuid not null references owners (id) on delete cascade,
  type text not null check (type in ('debt_collection', 'credit_dispute')),
  -- the letter it began with; the matter outlives it
  analysis_id uuid references analyses (id) on delete set null,
  collector_name text,
  -- cents
  debt_amount bigint,
  -- last characters only
  account_ending text,
  time_zone text,
  opened_on date not null,
  -- as the letter's assessment had them
  mail_by date,
  sue_by date,
  violation_count int,
  strength_estimate int,
  created_at timestamptz not null,
  -- moves with every line of the log, so that an unchanged answer is known without reading it
  changed_at timestamptz not null default clock_timestamp()
)
--;
create index disputes_owner on disputes (owner_id, created_at desc)
--;
create unique index disputes_analysis on disputes (analysis_id)
--;
-- Only ever added to.
create table dispute_events (
  id uuid primary key,
  dispute_id uuid not null references disputes (id) on delete cascade,
  position bigint generated always as identity,
  kind text not null,
  happened_on date not null,
  recorded_at timestamptz not null,
  by text not null check (by in ('you', 'collector', 'writeback')),
  about jsonb,
  note text,
  -- the same deed twice is one line
  key text,
  unique (dispute_id, key)
)
--;
create index dispute_events_dispute on dispute_events (dispute_id, position)
--;
-- Receipts and photos, sealed in blob storage until the person deletes them.
create table dispute_evidence (
  id uuid primary key,
  dispute_id uuid not null references disputes (id) on delete cascade,
  event_id uuid not null references dispute_events (id) on delete cascade,
  file_name text not null,
  media_type text not null,
  bytes bigint not null,
  created_at timestamptz not null
)
--;
create index dispute_evidence_dispute on dispute_evidence (dispute_id)
