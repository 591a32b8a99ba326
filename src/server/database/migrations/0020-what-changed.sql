-- A dispute carries its log, so that lists read a row for each matter and not one for each event.
alter table disputes add column log jsonb not null default '[]'
--;
create function log_line(event dispute_events) returns jsonb language sql immutable as $$
  select jsonb_build_object('id', event.id, 'kind', event.kind, 'on', event.happened_on, 'by', event.by)
    || case when event.about is null then '{}' else jsonb_build_object('about', event.about) end
    || case when event.note is null then '{}' else jsonb_build_object('note', event.note) end
$$
--;
update disputes set log = coalesce(
  (select jsonb_agg(log_line(event) order by event.position) from dispute_events event where dispute_id = disputes.id),
  '[]')
--;
-- In the transaction of the event itself: neither is ever without the other.
create function append_to_log() returns trigger language plpgsql as $$
begin
  update disputes set log = log || log_line(new), changed_at = clock_timestamp() where id = new.dispute_id;
  return null;
end
$$
--;
create trigger dispute_events_log after insert on dispute_events for each row execute function append_to_log()
--;
-- Grows with every change of someone's letters and disputes: an unchanged answer is known without reading them.
create table owner_changes (
  owner_id uuid primary key references owners (id) on delete cascade,
  counter bigint not null,
  -- with which counter and by which version every summary was found to be up to date
  judged text
)
--;
create function count_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    -- a row of an owner who goes in the same transaction may be changed on its way out
    insert into owner_changes (owner_id, counter) select id, 1 from owners where id = new.owner_id
      on conflict (owner_id) do update set counter = owner_changes.counter + 1;
  end if;
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and old.owner_id <> new.owner_id) then
    update owner_changes set counter = counter + 1 where owner_id = old.owner_id;
  end if;
  return null;
end
$$
--;
-- Counted at the end of the transaction, so that two of them never wait for each other.
create constraint trigger analyses_changed after insert or update or delete on analyses
  deferrable initially deferred for each row execute function count_change()
--;
create constraint trigger disputes_changed after insert or update or delete on disputes
  deferrable initially deferred for each row execute function count_change()
