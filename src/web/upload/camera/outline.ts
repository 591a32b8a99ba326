import type { Corners } from '#reading/ocr/projective.ts'

/** The outline of a sheet as the path of a drawing one wide and one high. */
export function pathOf(corners: Corners): string {
  return `M${corners.map(([x, y]) => `${x.toFixed(4)} ${y.toFixed(4)}`).join('L')}Z`
}

/** Where corners begin when the sheet was not found: a little inside the picture. */
export const INSIDE: Corners = [
  [0.06, 0.06],
  [0.94, 0.06],
  [0.94, 0.94],
  [0.06, 0.94],
]

/** The corner moved, kept in the picture and on its own side of its neighbours, so that the sheet never folds over.
 *  @example moveCorner(INSIDE, 0, [-1, 0.1])[0] // [0, 0.1] */
export function moveCorner(corners: Corners, index: number, [x, y]: Corners[number]): Corners {
  const least = 0.05
  const [across, along] = [corners[index ^ 1]!, corners[3 - index]!]
  const isLeft = index === 0 || index === 3
  const isTop = index < 2
  const within = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value))
  const moved: Corners[number] = [
    isLeft ? within(x, 0, across[0] - least) : within(x, across[0] + least, 1),
    isTop ? within(y, 0, along[1] - least) : within(y, along[1] + least, 1),
  ]
  const [a, b, c, d] = corners.map((corner, at) => (at === index ? moved : corner))
  return [a!, b!, c!, d!]
}
