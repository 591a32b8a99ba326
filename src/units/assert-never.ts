/** Marks a place no value can reach; reaching it is a bug and fails loudly. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${String(value)}`)
}
