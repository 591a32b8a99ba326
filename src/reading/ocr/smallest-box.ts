/** A rectangle turned by `angle` (radians, within ±90°), its length never shorter than its height. */
export interface TurnedBox {
  readonly centreX: number
  readonly centreY: number
  readonly length: number
  readonly height: number
  readonly angle: number
}

type Corner = readonly [number, number]

/** The rectangle of least area around points. */
export function smallestBox(points: readonly Corner[]): TurnedBox {
  const hull = convexHull(points)
  let best: TurnedBox | undefined
  let bestArea = Infinity
  hull.forEach((from, i) => {
    const to = hull[(i + 1) % hull.length]!
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
    const cos = Math.cos(angle)
    const sin = Math.sin(angle)
    let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
    for (const [x, y] of hull) {
      const along = x * cos + y * sin
      const across = y * cos - x * sin
      left = Math.min(left, along)
      right = Math.max(right, along)
      top = Math.min(top, across)
      bottom = Math.max(bottom, across)
    }
    const area = (right - left) * (bottom - top)
    if (area >= bestArea) return
    bestArea = area
    const along = (left + right) / 2
    const across = (top + bottom) / 2
    best = {
      centreX: along * cos - across * sin,
      centreY: along * sin + across * cos,
      length: right - left,
      height: bottom - top,
      angle,
    }
  })
  return lyingLong(best ?? { centreX: 0, centreY: 0, length: 0, height: 0, angle: 0 })
}

function lyingLong(box: TurnedBox): TurnedBox {
  const upended = box.height > box.length
  let angle = upended ? box.angle + Math.PI / 2 : box.angle
  while (angle > Math.PI / 2) angle -= Math.PI
  while (angle <= -Math.PI / 2) angle += Math.PI
  return upended ? { ...box, length: box.height, height: box.length, angle } : { ...box, angle }
}

// Andrew's monotone chain.
function convexHull(points: readonly Corner[]): Corner[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const lower = halfHull(sorted)
  const upper = halfHull(sorted.reverse())
  return [...lower.slice(0, -1), ...upper.slice(0, -1)]
}

function halfHull(sorted: readonly Corner[]): Corner[] {
  const hull: Corner[] = []
  for (const point of sorted) {
    while (hull.length > 1 && !turnsLeft(hull.at(-2)!, hull.at(-1)!, point)) hull.pop()
    hull.push(point)
  }
  return hull
}

function turnsLeft(a: Corner, b: Corner, c: Corner): boolean {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0
}
