import sharp from 'sharp'

type Colour = readonly [number, number, number]
/** What is drawn at a place from -1 to 1 in both directions, downwards; null is the ground. */
type Drawing = (x: number, y: number) => Colour | null

const side = 320
const green: Colour = [38, 94, 62]
const brown: Colour = [122, 78, 44]
const blue: Colour = [31, 78, 121]
const red: Colour = [163, 38, 58]
const gold: Colour = [201, 150, 40]
const ink: Colour = [24, 28, 40]

const within = (value: number, from: number, to: number): boolean => value >= from && value <= to
const triangle = (x: number, y: number, top: number, foot: number, half: number): boolean =>
  within(y, top, foot) && Math.abs(x) <= (half * (y - top)) / (foot - top)
const pine = (x: number, y: number): boolean =>
  triangle(x, y, -0.85, -0.3, 0.32) || triangle(x, y, -0.5, 0.1, 0.45) || triangle(x, y, -0.1, 0.5, 0.58)
const oar = (x: number, y: number): boolean =>
  (Math.abs(x) < 0.045 && within(y, -0.75, 0.75)) || Math.hypot(x / 0.14, (y - 0.62) / 0.26) < 1
const leaf = (x: number, y: number): boolean => Math.hypot(x - 0.55, y) < 0.85 && Math.hypot(x + 0.55, y) < 0.85
const turned = (x: number, y: number, degrees: number): [number, number] => {
  const angle = (degrees * Math.PI) / 180
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]
}
const when = (isDrawn: boolean, colour: Colour): Colour | null => (isDrawn ? colour : null)

/** Devices of nobody, by the name of the mark of the demo's register that has them; with Vienna codes of what they show. */
export const drawings: Readonly<Record<string, { readonly codes: readonly string[]; readonly draw: Drawing }>> = {
  PINEOAR: {
    codes: ['05.01.01', '05.01.16'],
    draw: (x, y) => when(pine(x, y), green) ?? when(Math.abs(x) < 0.07 && within(y, 0.5, 0.85), brown),
  },
  NORTHFALL: {
    codes: ['06.01.02'],
    draw: (x, y) =>
      when(triangle(x + 0.25, y, -0.6, 0.6, 0.65) && !triangle(x + 0.25, y, -0.6, -0.2, 0.22), blue) ??
      when(triangle(x - 0.4, y, -0.15, 0.6, 0.5), ink),
  },
  'LUMERA LIVING': {
    codes: ['01.03.02'],
    draw: (x, y) => {
      const [far, angle] = [Math.hypot(x, y), Math.atan2(y, x)]
      return when(far < 0.38 || (within(far, 0.48, 0.85) && Math.cos(angle * 12) > 0.2), gold)
    },
  },
  SOLVENTE: { codes: ['26.01.01'], draw: (x, y) => when(within(Math.hypot(x, y), 0.45, 0.75), red) },
  KOVENT: {
    codes: ['26.04.04'],
    draw: (x, y) =>
      when((within(x, -0.6, -0.3) && within(y, -0.7, 0.6)) || (within(x, -0.6, 0.5) && within(y, 0.3, 0.6)), ink),
  },
  'THE ORCHARD': {
    codes: ['05.07.13'],
    draw: (x, y) =>
      when(Math.hypot(x, y - 0.15) < 0.55, red) ?? when(leaf(...turned((x - 0.2) * 2.6, (y + 0.62) * 2.6, 60)), green),
  },
  'LA VERDINA': {
    codes: ['05.03.11'],
    draw: (x, y) => when(leaf(...turned(x, y, 35)) && !within(turned(x, y, 35)[0], -0.03, 0.03), green),
  },
  KNITWARM: {
    codes: ['26.11.13'],
    draw: (x, y) =>
      when(
        [-0.5, 0, 0.5].some((at) => Math.abs(y - at - 0.18 * Math.abs((((x + 2) * 4) % 2) - 1) + 0.09) < 0.09) &&
          Math.abs(x) < 0.8,
        red,
      ),
  },
  FELLBRACKEN: {
    codes: ['05.03.20'],
    draw: (x, y) =>
      when(
        (Math.abs(x) < 0.04 && within(y, -0.8, 0.85)) ||
          (within(y, -0.7, 0.6) && Math.abs(x) < 0.25 + 0.35 * y + 0.2 && (y * 10 + Math.abs(x) * 6 + 20) % 2 < 0.9),
        green,
      ),
  },
  OYSTRELLA: {
    codes: ['03.09.17'],
    draw: (x, y) => {
      const [far, angle] = [Math.hypot(x, y - 0.6), Math.atan2(0.6 - y, x)]
      return when(far < 1.15 && within(angle, 0.5, 2.64) && Math.sin(angle * 9) > -0.55, blue)
    },
  },
  'QUILL ONE': {
    codes: ['03.07.17'],
    draw: (x, y) => {
      const [u, v] = turned(x, y, 40)
      return (
        when(leaf(u * 1.8, v * 0.95 + 0.1) && Math.abs(u) > 0.02, ink) ?? when(Math.abs(u) < 0.025 && v < 0.95, ink)
      )
    },
  },
  'ORVA CASA': {
    codes: ['07.01.08'],
    draw: (x, y) =>
      when(triangle(x, y, -0.75, -0.05, 0.8), red) ??
      when(Math.abs(x) < 0.55 && within(y, -0.02, 0.65) && !(Math.abs(x) < 0.14 && y > 0.2), ink),
  },
}

/** The device of the demo's client: a pine and an oar across it. */
export const pineAndOar: Drawing = (x, y) =>
  when(oar(...turned(x + 0.1, y, -38)) && !pine(x - 0.12, y), brown) ?? when(pine(x - 0.12, y), [46, 110, 74])

/** A drawing as PNG on white, its edges smoothed. */
export async function drawnPng(draw: Drawing): Promise<Uint8Array> {
  const pixels = new Uint8Array(side * side * 3).fill(255)
  for (let at = 0; at < side * side; at += 1) {
    const sums = [0, 0, 0]
    for (const dx of [0.25, 0.75])
      for (const dy of [0.25, 0.75]) {
        const colour = draw(((at % side) + dx) / (side / 2) - 1, (Math.floor(at / side) + dy) / (side / 2) - 1)
        for (let one = 0; one < 3; one += 1) sums[one] = (sums[one] ?? 0) + (colour?.[one] ?? 255)
      }
    for (let one = 0; one < 3; one += 1) pixels[at * 3 + one] = Math.round((sums[one] ?? 0) / 4)
  }
  return await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png({ palette: true })
    .toBuffer()
}
