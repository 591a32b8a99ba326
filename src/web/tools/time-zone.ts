/** Where the person's clock is. */
export function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
