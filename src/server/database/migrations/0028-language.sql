-- What a person's mail and the notes on their phone are written in: as their pages were shown last.
alter table people add column language text not null default 'en'
