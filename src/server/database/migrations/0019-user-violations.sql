-- What a person saw themselves and no letter shows: calls, visits, words.
create table user_violations (
  id uuid primary key,
  owner_id uuid not null references owners (id) on delete cascade,
  type text not null,
  description text not null,
  collector_name text,
  happened_on date,
  has_evidence boolean not null,
  created_at timestamptz not null
)
--;
create index user_violations_owner on user_violations (owner_id, created_at desc)
