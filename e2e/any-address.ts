/** An address inside a private network: the product counts calls an address. */
export function anyAddress(): string {
  return [10, ...Array.from({ length: 3 }, () => Math.floor(Math.random() * 256))].join('.')
}
