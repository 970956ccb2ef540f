export interface Spot {
  x: number
  y: number
}

export type Direction = readonly [dx: number, dy: number]

/** Arrow keys as steps on the map. */
export const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The spot that lies next in a direction: what is straight ahead counts as nearer than what is aside. */
export function nextSpot<S extends Spot>(spots: readonly S[], from: Spot, [dx, dy]: Direction): S | undefined {
  const way = (spot: Spot): number => {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx)
    return ahead > 0.5 && aside <= ahead * 1.5 ? ahead + aside : Infinity
  }
  const best = spots.map((spot) => ({ spot, far: way(spot) })).sort((a, b) => a.far - b.far)[0]
  return best && Number.isFinite(best.far) ? best.spot : undefined
}
