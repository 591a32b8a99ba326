// In this order: each browser also names the ones below it.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux|CrOS/, 'Linux'],
]

/** A browser in words a person recognises; nothing finer is kept.
 *  @example deviceOf('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0') // 'Firefox on Linux' */
export function deviceOf(userAgent: string | undefined): string {
  const named = (list: typeof BROWSERS): string | undefined => list.find(([sign]) => sign.test(userAgent ?? ''))?.[1]
  const browser = named(BROWSERS) ?? 'An unknown browser'
  const system = named(SYSTEMS)
  return system ? `${browser} on ${system}` : browser
}
