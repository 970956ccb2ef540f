/** Degrees east and north, or units of a drawing to the right and down. */
export type Point = [x: number, y: number]

const radians = Math.PI / 180

/** The sea between Chukotka and Alaska is where the map is cut. */
const middle = 11.5

/**
 * Equal Earth (Šavrič, Patterson, Jenny 2018): areas keep their proportions. Unit: the earth's radius; y grows downwards.
 */
export function equalEarth([lon, lat]: Point): Point {
  const [a1, a2, a3, a4] = [1.340264, -0.081106, 0.000893, 0.003796]
  const turned = ((((lon - middle + 180) % 360) + 360) % 360) - 180
  const theta = Math.asin((Math.sqrt(3) / 2) * Math.sin(lat * radians))
  const t2 = theta * theta
  const t6 = t2 * t2 * t2
  const x =
    (2 * Math.sqrt(3) * turned * radians * Math.cos(theta)) / (3 * (9 * a4 * t6 * t2 + 7 * a3 * t6 + 3 * a2 * t2 + a1))
  return [x, -theta * (a1 + a2 * t2 + t6 * (a3 + a4 * t2))]
}

/**
 * Lambert's azimuthal equal-area around 52° north, 10° east, which the EU's own statistics use (EPSG:3035, on a sphere).
 * Unit: a thousand kilometres; y grows downwards.
 */
export function lambertEurope([lon, lat]: Point): Point {
  const [east, north] = [(lon - 10) * radians, lat * radians]
  const middleNorth = 52 * radians
  const cosine = Math.sin(middleNorth) * Math.sin(north) + Math.cos(middleNorth) * Math.cos(north) * Math.cos(east)
  const k = 6.371 * Math.sqrt(2 / Math.max(1e-6, 1 + cosine))
  return [
    k * Math.cos(north) * Math.sin(east),
    -k * (Math.cos(middleNorth) * Math.sin(north) - Math.sin(middleNorth) * Math.cos(north) * Math.cos(east)),
  ]
}
