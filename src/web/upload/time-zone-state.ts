import type { StateCode } from '#units/state-code.ts'

/** The state a time zone names, for the zones that lie in one state only; most lie in many and name none.
 *  @example stateOfTimeZone('America/Phoenix') // 'AZ'   stateOfTimeZone('America/New_York') // undefined */
export function stateOfTimeZone(zone: string): StateCode | undefined {
  if (zone.startsWith('America/Indiana/')) return 'IN'
  if (zone.startsWith('America/Kentucky/')) return 'KY'
  if (zone.startsWith('America/North_Dakota/')) return 'ND'
  return ONE_STATE[zone]
}

const ONE_STATE: Readonly<Record<string, StateCode>> = {
  'America/Phoenix': 'AZ',
  'America/Detroit': 'MI',
  'America/Menominee': 'MI',
  'America/Anchorage': 'AK',
  'America/Juneau': 'AK',
  'America/Sitka': 'AK',
  'America/Metlakatla': 'AK',
  'America/Yakutat': 'AK',
  'America/Nome': 'AK',
  'America/Adak': 'AK',
  'Pacific/Honolulu': 'HI',
}
