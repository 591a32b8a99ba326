/** Where whoever runs the product gives it away. */
export function NothingSold() {
  return <p className="text-ink-soft">Nothing is sold here. Every letter you can make is on your results.</p>
}
