-- Mail on its way. Address and words are sealed while it waits and gone once it was sent or given up.
create table mails (
  id uuid primary key,
  -- the same key is one mail, however often it is asked for
  key text not null unique,
  owner_id uuid references owners (id) on delete cascade,
  template text not null,
  status text not null check (status in ('waiting', 'sent', 'given-up')),
  sealed text,
  created_at timestamptz not null default now(),
  give_up_at timestamptz not null,
  ended_at timestamptz
)
--;
create index mails_owner on mails (owner_id)
