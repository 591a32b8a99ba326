-- What was read in a credit report: never the pages, and no digit of a Social Security number.
create table credit_reports (
  id uuid primary key,
  owner_id uuid not null references owners (id) on delete cascade,
  created_at timestamptz not null,
  file_name text not null,
  -- the same file again is the same report, and costs nothing more
  content_hash text not null,
  report jsonb not null,
  -- what the person told about its entries
  told jsonb not null,
  unique (owner_id, content_hash)
)
--;
-- The scan of a single-bureau order: the report it was spent on, and the one bureau it opens.
create table credit_openings (
  order_id uuid primary key references orders (id) on delete cascade,
  owner_id uuid not null references owners (id) on delete cascade,
  report_id uuid references credit_reports (id) on delete set null,
  bureau text check (bureau in ('equifax', 'experian', 'transunion')),
  opened_at timestamptz not null
)
--;
create index credit_openings_owner on credit_openings (owner_id)
--;
create table credit_disputes (
  id uuid primary key,
  owner_id uuid not null references owners (id) on delete cascade,
  report_id uuid references credit_reports (id) on delete set null,
  created_at timestamptz not null,
  -- name and address as they stand in the letters
  sender jsonb not null,
  -- for each bureau: its report as named in the letter, and the items disputed with it
  bureaus jsonb not null
)
--;
create index credit_disputes_owner on credit_disputes (owner_id, created_at desc)
--;
-- Letters of a credit dispute, and when each was handed over: only then may its order be charged.
create table credit_letters (
  letter_id uuid primary key references letters (id) on delete cascade,
  dispute_id uuid not null references credit_disputes (id) on delete cascade,
  bureau text not null check (bureau in ('equifax', 'experian', 'transunion')),
  template text not null,
  delivered_at timestamptz
)
--;
create index credit_letters_dispute on credit_letters (dispute_id)
--;
-- Only ever added to.
create table credit_events (
  id uuid primary key,
  dispute_id uuid not null references credit_disputes (id) on delete cascade,
  position bigint generated always as identity,
  bureau text not null check (bureau in ('equifax', 'experian', 'transunion')),
  kind text not null,
  happened_on date not null,
  recorded_at timestamptz not null,
  about jsonb not null,
  note text,
  -- the same deed twice is one line
  key text,
  unique (dispute_id, key)
)
--;
create index credit_events_dispute on credit_events (dispute_id, position)
