-- What somebody ordered, at what price, and what became of it. Kept as a record without a name when its owner is gone.
create table orders (
  id uuid primary key,
  owner_id uuid references owners (id) on delete set null,
  email text,
  product text not null,
  letter_choice text,
  letter_count int,
  -- what the buyer agreed to, word for word, and when
  agreement jsonb,
  analysis_id uuid references analyses (id) on delete set null,
  -- cents
  amount int not null check (amount > 0),
  currency text not null,
  charge text not null check (charge in ('at-checkout', 'after-delivery')),
  provider text not null check (provider in ('test', 'paypal')),
  provider_order_id text unique,
  authorization_id text unique,
  authorized_until timestamptz,
  capture_id text unique,
  status text not null check (status in ('new', 'pending', 'denied', 'authorized', 'paid', 'voided', 'refunded')),
  refunded int not null default 0 check (refunded between 0 and amount),
  refund_asked_at timestamptz,
  created_at timestamptz not null,
  settled_at timestamptz,
  delivered_at timestamptz
)
--;
create index orders_owner on orders (owner_id)
--;
create index orders_open on orders (status, created_at)
--;
-- What an order opened. One for each order, however often its payment is told.
create table entitlements (
  order_id uuid primary key references orders (id) on delete cascade,
  owner_id uuid references owners (id) on delete cascade,
  email text,
  -- the name among a person's purchases
  purchase text not null,
  scans int not null default 0 check (scans >= 0),
  scans_used int not null default 0 check (scans_used between 0 and scans),
  granted_at timestamptz not null,
  ends_at timestamptz,
  revoked_at timestamptz
)
--;
create index entitlements_owner on entitlements (owner_id)
--;
create index entitlements_email on entitlements (email)
--;
-- The letters a single scan was spent on.
create table opened_analyses (
  analysis_id uuid primary key references analyses (id) on delete cascade,
  order_id uuid not null references entitlements (order_id) on delete cascade,
  opened_at timestamptz not null
)
--;
-- What the payment provider told us, so that a repeat is known as one.
create table payment_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null,
  processed_at timestamptz
)
--;
-- The letters we prepare and mail for somebody.
create table done_for_you (
  order_id uuid primary key references orders (id) on delete cascade,
  status text not null check (status in ('waiting', 'prepared', 'approved', 'mailed')),
  letters jsonb not null default '[]',
  approved_at timestamptz,
  mailed_at timestamptz,
  watched_until date,
  updated_at timestamptz not null
)
