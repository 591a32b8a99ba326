-- What of a letter stays longer than an hour: pieces of its pages under the findings, and the pages of who asked for it.
-- Without a day to go, a file stays until its owner deletes it.
alter table stored_files alter column delete_after drop not null
--;
alter table stored_files drop constraint stored_files_role_check
--;
alter table stored_files add constraint stored_files_role_check
  check (role in ('letter', 'envelope', 'own-letter', 'page', 'piece'))
--;
-- of a piece: the boxes it was cut for, and what of the page it shows
alter table stored_files add column place jsonb
--;
alter table analyses add column pages_kept_at timestamptz
--;
-- when a paying person's page put it into their history
alter table analyses add column saved_at timestamptz
