-- Whose a row is: a visitor without an account, or (later) a person with one. Every row has an owner.
create table owners (
  id uuid primary key,
  kind text not null check (kind in ('visitor', 'person')),
  token_hash text unique,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
)
--;
create table analyses (
  id uuid primary key,
  owner_id uuid not null references owners (id) on delete cascade,
  status text not null check (status in ('waiting', 'reading', 'done', 'failed')),
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  file_name text not null,
  flow_type text not null,
  upload_context text not null,
  service_type text not null,
  user_issue text not null,
  dispute_id uuid,
  earlier_id uuid references analyses (id) on delete set null,
  state text,
  time_zone text,
  -- what was read: meta, facts with their places, the questions answered
  reading jsonb,
  facts jsonb,
  consumer_facts jsonb not null default '{}',
  own_letter text,
  failure jsonb,
  -- for lists
  collector_name text,
  violation_count int,
  severity_score int
)
--;
create index analyses_owner on analyses (owner_id, created_at desc)
--;
-- The files of an upload and the pictures of its pages. Bytes lie in blob storage; rows and bytes go within the hour.
create table stored_files (
  id uuid primary key,
  analysis_id uuid not null references analyses (id) on delete cascade,
  role text not null check (role in ('letter', 'envelope', 'own-letter', 'page')),
  position int not null,
  media_type text not null,
  bytes bigint not null,
  width int,
  height int,
  created_at timestamptz not null default now(),
  delete_after timestamptz not null
)
--;
create index stored_files_analysis on stored_files (analysis_id, role, position)
--;
create index stored_files_due on stored_files (delete_after)
--;
create table letters (
  id uuid primary key,
  owner_id uuid not null references owners (id) on delete cascade,
  analysis_id uuid references analyses (id) on delete cascade,
  -- the same request gives the same letter
  request_hash text not null,
  kind text not null,
  title text not null,
  document jsonb not null,
  extra jsonb not null default '{}',
  created_at timestamptz not null default now(),
  unique (owner_id, request_hash)
)
--;
-- Counts only: nothing about the person.
create table download_counts (
  day date not null,
  kind text not null,
  count int not null default 0,
  primary key (day, kind)
)
--;
-- What was done to whose data, without the data.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  action text not null,
  subject text not null,
  details jsonb not null default '{}'
)
