-- What the lists and numbers of the dashboard need of an analysis, so that no letter is judged again to show them.
-- Made from the analysis as `mark` describes it; another mark means that it is made again.
create table analysis_summaries (
  analysis_id uuid primary key references analyses (id) on delete cascade,
  mark text not null,
  made_at timestamptz not null,
  is_court_paper boolean not null,
  strong_count int not null,
  letter_on date,
  deadlines jsonb not null,
  last_deadline_on date,
  findings jsonb not null
)
