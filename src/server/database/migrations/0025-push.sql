-- Phones and browsers that asked to be reminded by their push service.
create table push_phones (
  id uuid primary key,
  person_id uuid not null references people (id) on delete cascade,
  -- whoever knows it can be told of a reminder: unguessable, made by the push service
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  device text not null,
  created_at timestamptz not null
)
--;
create index push_phones_person on push_phones (person_id)
--;
-- Reminders on their way to phones. They hold no words.
create table pushes (
  id uuid primary key,
  phone_id uuid not null references push_phones (id) on delete cascade,
  -- the reminder it tells of: one for each phone, however often it is asked for
  reminder text not null,
  path text not null,
  status text not null check (status in ('waiting', 'sent', 'given-up', 'unsure', 'withdrawn')),
  created_at timestamptz not null,
  give_up_at timestamptz not null,
  claimed_at timestamptz,
  ended_at timestamptz,
  unique (phone_id, reminder)
)
