-- Where letters can be mailed to for a person: one address at a time, made anew at will.
create table mail_addresses (
  person_id uuid primary key references people (id) on delete cascade,
  -- what stands before the @: nobody can guess it, and whoever knows it can only send
  local_part text not null unique,
  created_at timestamptz not null,
  -- the number by which Gmail asks the person whether it may forward to here
  gmail_code text,
  gmail_code_at timestamptz
)
--;
-- Where a letter that came by mail says it is from. Goes with the letter.
create table inbound_mails (
  analysis_id uuid primary key references analyses (id) on delete cascade,
  person_id uuid not null references people (id) on delete cascade,
  -- hashes: the same mail, or the same letters attached to another one, is one letter
  message_key text,
  files_key text,
  from_name text not null,
  from_address text not null,
  subject text not null,
  -- written from the address the person logs in with: they passed it on
  is_from_person boolean not null,
  -- how often it came, the first time included, and when last
  times integer not null,
  last_came_at timestamptz not null,
  unique (person_id, message_key),
  unique (person_id, files_key)
)
