/** Coefficients, lowest power first, of the least-squares polynomial through (xs, ys). */
export function fitPolynomial(xs: readonly number[], ys: readonly number[], degree: number): number[] {
  const size = degree + 1
  const rows = Array.from({ length: size }, () => new Float64Array(size + 1))
  xs.forEach((x, i) => {
    const powers = Array.from({ length: 2 * degree + 1 }, (_, k) => x ** k)
    rows.forEach((row, a) => {
      for (let b = 0; b < size; b++) row[b]! += powers[a + b]!
      row[size]! += powers[a]! * ys[i]!
    })
  })
  return solve(rows)
}

const DAMPING = 1e-6

/** Solves the square system whose rows end in their right-hand side. Slightly damped, so that it always has an answer. */
export function solve(rows: Float64Array[]): number[] {
  const size = rows.length
  rows.forEach((row, i) => (row[i]! += DAMPING))
  for (let i = 0; i < size; i++) {
    let pivot = i
    for (let r = i; r < size; r++) if (Math.abs(rows[r]![i]!) > Math.abs(rows[pivot]![i]!)) pivot = r
    ;[rows[i], rows[pivot]] = [rows[pivot]!, rows[i]!]
    const row = rows[i]!
    for (const other of rows) {
      if (other === row) continue
      const factor = other[i]! / row[i]!
      for (let c = i; c <= size; c++) other[c]! -= factor * row[c]!
    }
  }
  return rows.map((row, i) => row[size]! / row[i]!)
}

export function valueAt(coefficients: readonly number[], x: number): number {
  let value = 0
  for (let i = coefficients.length - 1; i >= 0; i--) value = value * x + coefficients[i]!
  return value
}
