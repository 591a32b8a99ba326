import type { Finder } from './finder.ts'

/** Every finder, in the order they run: a later one may use what an earlier one found. One file each. */
export const FINDERS: readonly Finder[] = []
