import { threat } from '#reading/find/statement.ts'
import { implying } from './implying.ts'

export const passport = threat('passport', {
  any: [
    '(people|those|debtors|anyone|customers) ~8 (do|does) not ~1 (get|renew|keep|receive|have) ~3 passport',
    'you (will|can|could|may) not ~1 (get|renew|keep|receive) ~3 passport',
    '(say|kiss|wave) ~2 (bye|goodbye|farewell) ~3 passport',
    '(airport|airline|border|customs) ~6 (tell|notify|alert|flag|stop|refuse|inform)',
    'not ~3 let you ~2 (board|fly|travel|leave)',
    'passport',
    '(not|never|unable|stop|prevent|bar|ban|block|forbid|keep you) ~6 (leave|exit|depart|flee) ~3 (country|united states|state)',
    '(no-fly|no fly) ~1 list',
    '(stop|detain|turn back|hold|arrest|question|pull aside|flag) ~6 (border|airport|customs|security)',
    '(not|never) ~6 (get through|pass|clear|board|make it past) ~4 (airport|security|customs|plane|flight|border)',
    '(travel|fly) ~6 (block|restrict|ban|bar|stop|suspend|forbid|limit|prohibit|prevent|not possible|flag)',
    '(block|restrict|ban|bar|stop|suspend|prevent|limit|forbid|keep) ~6 (travel|fly|boarding)',
    'travel (ban|ban|restriction|restrictions|hold)',
    'state department ~6 (deny|revoke|ask|tell|notify|report)',
  ],
  implied: implying('passport'),
  unless: [
    '(copy|send|bring|show|include|photo|valid|present|scan) ~4 passport',
    'passport ~5 (proof|as id|identification|accepted|identity|number|photo|fee|card)',
    '(or|and) passport',
    'passport or',
    '(anything|nothing) ~2 do with',
    '(next door|across|near|beside|next) ~4 passport',
    'passport (photo|fair)',
    'child support',
    '(federal|tax) ~2 debt',
    '(no|not|nothing) ~3 (effect|affect|to do with|stop you|power)',
    'passport (health|auto|finance|inc|bank)',
    'travel (insurance|agency|club|card|expense|rewards|plans ~3 not|voucher)',
    '(cannot|can not|not|no) ~3 affect ~3 travel',
  ],
})
