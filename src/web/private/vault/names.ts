/** The names in a vault of all that belongs to one letter. */
export function namesOf(letterId: string, names: readonly string[]): readonly string[] {
  return names.filter(name => name === `letter/${letterId}` || name.startsWith(`letter/${letterId}/`))
}

/** Whether under this name lies a letter that was written here. */
export function isAnswerName(name: string): boolean {
  return /(?:^|\/)answer\/[^/]+$/.test(name)
}
