import type { Point } from './projection.ts'

/** The area that a ring encloses, whichever way round it goes. */
export function area(ring: readonly Point[]): number {
  let sum = 0
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
    sum += x * nextY - nextX * y
  }
  return Math.abs(sum) / 2
}

/** Whether a point lies in a ring. */
export function inside(ring: readonly Point[], [x, y]: Point): boolean {
  let is = false
  for (const [index, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) is = !is
  }
  return is
}

const triangle = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2

/**
 * A line with the corners left out whose triangle with their neighbours is smaller than `least` (Visvalingam, Whyatt 1993).
 * Its ends stay: there it meets other lines, so neighbours keep one border.
 */
export function simplify(line: readonly Point[], least: number): Point[] {
  const kept = [...line]
  for (;;) {
    let smallest = least
    let at = -1
    for (let index = 1; index < kept.length - 1; index += 1) {
      const [a, b, c] = [kept[index - 1], kept[index], kept[index + 1]]
      if (!a || !b || !c) continue
      const size = triangle(a, b, c)
      if (size < smallest) [smallest, at] = [size, index]
    }
    if (at < 0) return kept
    kept.splice(at, 1)
  }
}

/** The part of a ring inside of a box of west, north, east, south (Sutherland, Hodgman 1974). */
export function clip(ring: readonly Point[], [west, north, east, south]: readonly [number, number, number, number]) {
  const sides: [axis: 0 | 1, bound: number, sign: 1 | -1][] = [
    [0, west, 1],
    [1, north, 1],
    [0, east, -1],
    [1, south, -1],
  ]
  let rest = [...ring]
  for (const [axis, bound, sign] of sides) {
    const isIn = (point: Point): boolean => (point[axis] - bound) * sign >= 0
    const next: Point[] = []
    for (const [index, point] of rest.entries()) {
      const before = rest.at(index - 1) ?? point
      if (isIn(before) !== isIn(point)) {
        const share = (bound - before[axis]) / (point[axis] - before[axis])
        next.push([before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1])])
      }
      if (isIn(point)) next.push(point)
    }
    rest = next
  }
  return rest
}
