-- A credit report on its way: sent and not read yet, or not readable. What was read stands in credit_reports, under the
-- same id.
create table credit_readings (
  id uuid primary key,
  owner_id uuid not null references owners (id) on delete cascade,
  created_at timestamptz not null,
  file_name text not null,
  content_hash text not null,
  status text not null check (status in ('waiting', 'reading', 'failed')),
  -- the stored bytes, in their order: removed as soon as it is read, and within the hour however that ends
  blob_ids jsonb not null,
  failure jsonb
)
--;
-- The same file twice is read once.
create unique index credit_readings_once on credit_readings (owner_id, content_hash) where status <> 'failed'
--;
create index credit_readings_owner on credit_readings (owner_id, created_at desc)
