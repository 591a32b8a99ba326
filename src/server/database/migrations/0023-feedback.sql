-- Ideas and problems people sent to whoever runs the installation; some are shown, with consent.
create table feedback (
  id uuid primary key,
  owner_id uuid not null references owners (id) on delete cascade,
  kind text not null,
  words text not null,
  email text not null,
  name text,
  may_show_name boolean not null,
  may_quote boolean not null,
  status text not null,
  -- what it was about, and what came of it, in the words of an operator
  summary text,
  impact text,
  created_at timestamptz not null
)
--;
create index feedback_owner on feedback (owner_id)
--;
create index feedback_status on feedback (status, created_at desc)
