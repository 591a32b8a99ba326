-- which keys belong to this database: a process that comes with others is refused
create table installation_keys (
  name text primary key,
  mark text not null,
  made_at timestamptz not null default now()
)
