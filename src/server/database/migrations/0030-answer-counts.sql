-- how many calls were answered in a minute, by part of the product and class of status, over all processes; of nobody
create table answer_counts (
  minute timestamptz not null,
  part text not null,
  status_class smallint not null,
  count integer not null,
  primary key (minute, part, status_class)
)
