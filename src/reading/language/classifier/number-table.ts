/** Numbers from nought up, each with a place from nought up: a Map of them in two flat arrays, several times as quick. */
export class NumberTable {
  private keys = new Int32Array(0)
  private places = new Int32Array(0)
  private shift = 32
  size = 0

  constructor(expected: number) {
    this.grow(expected)
  }

  /** Undefined for a number that is not in it. */
  get(key: number): number | undefined {
    const i = this.slotOf(key)
    return this.keys[i] === EMPTY ? undefined : this.places[i]
  }

  /** Whether the number is new; one that is known keeps its place. */
  add(key: number, place = 0): boolean {
    const i = this.slotOf(key)
    if (this.keys[i] !== EMPTY) return false
    this.keys[i] = key
    this.places[i] = place
    this.size += 1
    if (this.size * 2 > this.keys.length) this.grow(this.size * 2)
    return true
  }

  clear(): void {
    this.keys.fill(EMPTY)
    this.size = 0
  }

  private slotOf(key: number): number {
    const last = this.keys.length - 1
    let i = Math.imul(key, 0x9e3779b1) >>> this.shift
    while (this.keys[i] !== EMPTY && this.keys[i] !== key) i = (i + 1) & last
    return i
  }

  private grow(expected: number): void {
    const { keys, places } = this
    const bits = Math.max(4, 33 - Math.clz32(expected))
    this.keys = new Int32Array(1 << bits).fill(EMPTY)
    this.places = new Int32Array(1 << bits)
    this.shift = 32 - bits
    this.size = 0
    keys.forEach((key, i) => {
      if (key !== EMPTY) this.add(key, places[i])
    })
  }
}

const EMPTY = -1
