-- When what was bought may be used: for credit repair not before the days in which it can be cancelled are over.
alter table entitlements add column starts_at timestamptz
--;
-- When buyer and operators were told that the days of watching for answers are over.
alter table done_for_you add column followed_up_at timestamptz
