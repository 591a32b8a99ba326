-- People with an account. The id is the one of their row in owners; the columns are the ones the sign-in library writes.
create table people (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  email_verified boolean not null,
  name text not null,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
)
--;
create table sessions (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references people (id) on delete cascade,
  -- of no use alone: a request must bring it signed with a key that is not in the database
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
)
--;
create index sessions_person on sessions (person_id)
--;
-- Asked for by the sign-in library, for other ways in than a code. Nothing writes to it.
create table sign_in_accounts (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references people (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
)
--;
-- Sign-in codes on their way, keyed hashes only; of several for one address the newest counts.
create table sign_in_codes (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
)
--;
create index sign_in_codes_identifier on sign_in_codes (identifier, created_at desc)
--;
-- How often something was tried. The key is a keyed hash of who and what.
create table tries (
  key text primary key,
  count int not null,
  until timestamptz not null
)
--;
-- People who agreed to hear from us: the address and that they agreed, nothing else about the letter.
create table leads (
  owner_id uuid primary key references owners (id) on delete cascade,
  email text not null,
  agreed_at timestamptz not null
)
--;
create index leads_email on leads (email)
