import { threat } from '#reading/find/statement.ts'
import { implying } from './implying.ts'

export const passport = threat('passport', {
  any: [
    '(suspend|revoke|cancel|flag|deny|hold|block|lose|refuse|void|seize|confiscate|stop|pull|report|restrict|withhold|invalidate|reject|take|surrender|freeze|delay) ~8 passport',
    'passport ~8 (suspend|revoke|cancel|flag|denied|deny|hold|block|lose|refuse|void|seize|confiscated|stop|pulled|restrict|withheld|invalid|rejected|taken|risk|affect|jeopardy|gone|frozen|surrendered|useless|delayed)',
    '(not|never|unable|stop|prevent|bar|ban|block|forbid) ~6 (leave|leaving|exit|depart) ~3 country',
    '(no-fly|no fly) ~1 list',
    '(stop|stopped|detain|detained|turned back|held|arrested|questioned) ~4 (border|airport|customs)',
    '(travel|travelling|traveling|fly|flying) ~6 (block|restrict|ban|bar|stop|suspend|forbid|limit|prohibit|prevent|not possible|flag)',
    '(block|restrict|ban|bar|stop|suspend|prevent|limit|forbid) ~6 (travel|travelling|traveling|flying)',
    'travel ban',
    'state department ~6 (deny|revoke|ask|told|notify|report)',
  ],
  implied: implying('passport'),
  unless: [
    '(copy|send|bring|show|include|photo) ~4 passport',
    'child support',
    '(federal|tax) ~2 debt',
    '(no|not) ~2 (effect|affect)',
    'passport (health|auto|finance|inc|bank)',
    'travel (insurance|agency|club|card|expense|rewards)',
    'not ~3 stop you',
  ],
})
