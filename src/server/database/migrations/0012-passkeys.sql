-- A second way in: a key that never leaves the person's device. Only its public half is here.
create table passkeys (
  id text primary key,
  person_id uuid not null references people (id) on delete cascade,
  public_key text not null,
  counter bigint not null,
  transports jsonb not null default '[]',
  device text not null,
  created_at timestamptz not null,
  used_at timestamptz
)
--;
create index passkeys_person on passkeys (person_id)
--;
-- What a device was asked to sign: good once, for five minutes.
create table passkey_challenges (
  challenge text primary key,
  person_id uuid references people (id) on delete cascade,
  expires_at timestamptz not null
)
