import sharp from 'sharp'
import type { Picture } from '#domain/clearance/picture/regions.ts'
import { seeded } from '../search/generate.ts'

type Random = () => number

/** A made logo: its elements in a square of a hundred, each drawn with its own colour. */
export interface Logo {
  readonly elements: readonly Element[]
}

interface Element {
  readonly path: string
  readonly colour: string
}

const between = (random: Random, from: number, to: number): number => from + random() * (to - from)
const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
const colours = ['#c0392b', '#1f4e79', '#2e7d32', '#000000', '#e08e0b', '#6a1b9a', '#00838f', '#5d4037', '#ad1457', '#455a64'] // prettier-ignore

const corners = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`

function star(random: Random, x: number, y: number, r: number): string {
  const [rays, deep, from] = [3 + Math.floor(random() * 6), between(random, 0.3, 0.9), random() * 6]
  return corners(
    Array.from({ length: rays * 2 }, (_, at) => {
      const [angle, far] = [from + (at * Math.PI) / rays, at % 2 === 0 ? r : r * deep]
      return [x + far * Math.cos(angle), y + far * Math.sin(angle)] as const
    }),
  )
}

function blob(random: Random, x: number, y: number, r: number): string {
  const at = Array.from({ length: 6 }, (_, one) => {
    const [angle, far] = [(one * Math.PI) / 3, r * between(random, 0.4, 1.1)]
    return [x + far * Math.cos(angle), y + far * Math.sin(angle)] as const
  })
  const mid = (a: readonly [number, number], b: readonly [number, number]) =>
    `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`
  const first = at[0] ?? [x, y]
  return `M${mid(at.at(-1) ?? first, first)}${at
    .map((one, place) => `Q${one[0].toFixed(1)} ${one[1].toFixed(1)} ${mid(one, at[(place + 1) % at.length] ?? first)}`)
    .join('')}Z`
}

const ring = (x: number, y: number, r: number, hole: number): string =>
  [r, r * hole]
    .map((far) => `M${x - far} ${y}a${far} ${far} 0 1 0 ${2 * far} 0a${far} ${far} 0 1 0 ${-2 * far} 0Z`)
    .join('')

function bar(random: Random, x: number, y: number, r: number): string {
  const [angle, wide] = [random() * Math.PI, r * between(random, 0.15, 0.5)]
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return corners(
    (
      [
        [-r, -wide],
        [r, -wide],
        [r, wide],
        [-r, wide],
      ] as const
    ).map(([dx, dy]) => [x + dx * cos - dy * sin, y + dx * sin + dy * cos] as const),
  )
}

/** A logo of one to five elements in one to three colours. */
export function madeLogo(random: Random): Logo {
  const count = 1 + Math.floor(random() * 5)
  const own = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(random, colours))
  const elements = Array.from({ length: count }, (_, at) => {
    const [x, y] = at === 0 ? [50, 50] : [between(random, 22, 78), between(random, 22, 78)]
    const r = at === 0 ? between(random, 24, 40) : between(random, 9, 26)
    const path = pick(random, [star, blob, bar, (one: Random) => ring(x, y, r, between(one, 0.3, 0.8))])(
      random,
      x,
      y,
      r,
    )
    return { path, colour: pick(random, own) }
  })
  return { elements }
}

interface Drawing {
  readonly body: string
  readonly ground?: string
  readonly box?: string
}

const filled = ({ elements }: Logo): string =>
  elements.map(({ path, colour }) => `<path d="${path}" fill="${colour}" fill-rule="evenodd"/>`).join('')
const inside = (logo: Logo, transform: string): Drawing => ({ body: `<g transform="${transform}">${filled(logo)}</g>` })

/** How a later picture comes near an earlier one. */
export const pictureKinds: Readonly<Record<string, (logo: Logo, random: Random) => Drawing>> = {
  same: (logo) => ({ body: filled(logo) }),
  smaller: (logo, random) => inside(logo, `translate(${between(random, 5, 45)} ${between(random, 5, 45)}) scale(.5)`),
  mirrored: (logo) => inside(logo, 'translate(100 0) scale(-1 1)'),
  turned: (logo, random) => inside(logo, `rotate(${between(random, 10, 350)} 50 50)`),
  slanted: (logo) => inside(logo, 'translate(10 0) skewX(-12)'),
  stretched: (logo) => inside(logo, 'translate(0 14) scale(1 .72)'),
  recoloured: ({ elements }, random) => ({
    body: filled({ elements: elements.map(({ path }) => ({ path, colour: pick(random, colours) })) }),
  }),
  outlined: ({ elements }) => ({
    body: elements.map(({ path }) => `<path d="${path}" fill="none" stroke="#222" stroke-width="2.5"/>`).join(''),
  }),
  negative: ({ elements }) => ({
    body: filled({ elements: elements.map(({ path }) => ({ path, colour: '#fff' })) }),
    ground: '#1b2a41',
  }),
  cropped: (logo, random) => {
    const cut = between(random, 14, 22)
    return {
      body: filled(logo),
      box: pick(random, [`${cut} 0 ${100 - cut} 100`, `0 ${cut} 100 ${100 - cut}`, `0 0 ${100 - cut} 100`]),
    }
  },
  worded: (logo, random) => ({
    body: `<g transform="translate(20 0) scale(.6)">${filled(logo)}</g>${Array.from(
      { length: 8 },
      (_, at) =>
        `<rect x="${8 + at * 11}" y="${72 + random() * 5}" width="${4 + random() * 4}" height="${12 + random() * 4}" fill="#111"/>`,
    ).join('')}`,
  }),
  framed: (logo) => ({
    body: `<rect x="2" y="2" width="96" height="96" fill="none" stroke="#333" stroke-width="1.5"/><g transform="translate(12 12) scale(.76)">${filled(logo)}</g>`,
  }),
  reduced: ({ elements }) => ({ body: filled({ elements: elements.length > 2 ? elements.slice(0, -1) : elements }) }),
  changed: ({ elements }, random) => {
    const more = madeLogo(random).elements.at(-1)
    return {
      body: filled({ elements: more ? [...elements, { ...more, colour: elements[0]?.colour ?? '#000' }] : elements }),
    }
  },
}

const side = 96

/** A drawing as pixels. */
export async function drawn({ body, ground = '#fff', box = '0 0 100 100' }: Drawing): Promise<Picture> {
  const [x, y, wide, high] = box.split(' ')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${side}" height="${side}"><rect x="${x}" y="${y}" width="${wide}" height="${high}" fill="${ground}"/>${body}</svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(side, side, { fit: 'contain', background: ground })
    .flatten({ background: ground })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** So many logos of a seed. */
export function* madeLogos(count: number, seed: number): Generator<Logo> {
  const random = seeded(seed)
  for (let at = 0; at < count; at += 1) yield madeLogo(random)
}
