// node tools/world-map.ts countries-50m.json: draws the maps of src/ui/world-map anew from the topology of Natural Earth
// (the npm package `world-atlas`, not a dependency of ours). Why so: docs/decisions/0017.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { equalEarth, lambertEurope, type Point } from './world-map/projection.ts'
import { area, clip, inside, simplify } from './world-map/rings.ts'
import { readTopology, type Topology } from './world-map/topology.ts'

/** ISO 3166 numeric to the code that our map uses; what is not named here is land without a register of ours. */
const named: Record<string, string> = Object.fromEntries(
  `012:DZ 020:AD 024:AO 031:AZ 032:AR 036:AU 040:AT 048:BH 050:BD 051:AM 056:BE 068:BO 070:BA 072:BW 076:BR 100:BG
     108:BI 116:KH 120:CM 124:CA 132:CV 140:CF 148:TD 152:CL 156:CN 158:TW 170:CO 174:KM 178:CG 180:CD 191:HR 196:CY
     203:CZ 204:BJ 208:DK 218:EC 226:GQ 231:ET 232:ER 233:EE 246:FI 248:FI 250:FR 262:DJ 266:GA 268:GE 270:GM 276:DE
     288:GH 300:GR 324:GN 344:HK 348:HU 356:IN 360:ID 372:IE 376:IL 380:IT 384:CI 392:JP 398:KZ 400:JO 404:KE 410:KR
     414:KW 417:KG 418:LA 422:LB 426:LS 428:LV 430:LR 438:LI 440:LT 442:LU 450:MG 454:MW 458:MY 466:ML 470:MT 478:MR
     480:MU 484:MX 492:MC 498:MD 499:ME 504:MA 508:MZ 512:OM 516:NA 528:NL 554:NZ 562:NE 566:NG 578:NO 586:PK 600:PY
     604:PE 608:PH 616:PL 620:PT 624:GW 634:QA 642:RO 678:ST 682:SA 686:SN 702:SG 703:SK 704:VN 705:SI 710:ZA 716:ZW
     724:ES 748:SZ 752:SE 756:CH 762:TJ 764:TH 768:TG 784:AE 788:TN 792:TR 795:TM 800:UG 804:UA 818:EG 826:UK 834:TZ
     840:US 854:BF 858:UY 860:UZ 862:VE`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
)

/** Natural Earth draws who holds a place; these follow the General Assembly of the United Nations instead. */
const namedWithoutNumber: Record<string, string> = { 'N. Cyprus': 'CY' }
const crimea = ([lon, lat]: Point): boolean => lon > 32.4 && lon < 36.7 && lat > 44.3 && lat < 46.3

interface View {
  name: 'world' | 'europe'
  project: (point: Point) => Point
  /** The visible part, in the projection's own units: west, north, east, south; y grows downwards. */
  box: [number, number, number, number]
  width: number
  /** Triangles smaller than this many square units are left out of a coast. */
  detail: number
  /** Islands smaller than this are left out. */
  island: number
  /** Countries smaller than this are shown as a dot. */
  small: number
}

const views: View[] = [
  {
    name: 'world',
    project: equalEarth,
    box: [-2.5, -1.318, 2.36, 1.0],
    width: 2000,
    detail: 5,
    island: 9,
    small: 150,
  },
  {
    name: 'europe',
    project: lambertEurope,
    box: [-1.86, -2.2, 2.44, 1.97],
    width: 1000,
    detail: 2.8,
    island: 7,
    small: 100,
  },
]

interface Drawn {
  rings: Point[][]
  /** Where its sign stands, and whether it is too small to be seen as a shape. */
  at: Point
  small: boolean
  /** Seen as a whole: nothing of its main part lies outside of the view. */
  whole: boolean
}

/** The point of a ring that lies deepest in it, by a grid that is made finer around the best. */
function deepest(ring: Point[]): Point {
  const depth = (point: Point): number => {
    if (!inside(ring, point)) return -1
    return Math.min(...ring.map((corner, index) => distance(point, corner, ring[(index + 1) % ring.length] ?? corner)))
  }
  const xs = ring.map(([x]) => x)
  const ys = ring.map(([, y]) => y)
  let [west, north, east, south] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  let best: Point = [(west + east) / 2, (north + south) / 2]
  for (let round = 0; round < 3; round += 1) {
    const step: Point = [(east - west) / 24, (south - north) / 24]
    for (let row = 0; row <= 24; row += 1)
      for (let column = 0; column <= 24; column += 1) {
        const point: Point = [west + column * step[0], north + row * step[1]]
        if (depth(point) > depth(best)) best = point
      }
    ;[west, north, east, south] = [best[0] - step[0], best[1] - step[1], best[0] + step[0], best[1] + step[1]]
  }
  return best
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const along =
    dx === 0 && dy === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

function draw(topology: Topology, view: View): Map<string, Drawn> {
  const [west, north, east, south] = view.box
  const scale = view.width / (east - west)
  const height = (south - north) * scale
  const exact = topology.arcs.map((arc) =>
    arc.map((point): Point => {
      const [x, y] = view.project(point)
      return [(x - west) * scale, (y - north) * scale]
    }),
  )
  const arcs = exact.map((arc) => simplify(arc, view.detail))
  const frame: [number, number, number, number] = [-6, -6, view.width + 6, height + 6]
  const all = new Map<string, { exact: Point[]; simple: Point[] }[]>()
  for (const country of topology.countries) {
    if (country.name === 'Antarctica') continue
    const code = named[country.id ?? ''] || namedWithoutNumber[country.name] || 'rest'
    for (const polygon of country.polygons) {
      const rings = polygon.map((ring) => ({ exact: ringOf(ring, exact), simple: ringOf(ring, arcs) }))
      // An island of the Aleutians that the map's edge would tear in two.
      if (rings.some((ring) => isTorn(ring.exact, view.width))) continue
      const isCrimea = country.name === 'Russia' && polygon.some((ring) => ringOf(ring, topology.arcs).every(crimea))
      const owner = isCrimea ? 'UA' : code
      all.set(owner, [...(all.get(owner) ?? []), ...rings])
    }
  }
  const drawn = new Map<string, Drawn>()
  for (const [code, rings] of all) {
    const main = rings.map((ring) => ring.exact).reduce((a, b) => (area(b) > area(a) ? b : a))
    const seen = clip(main, frame)
    drawn.set(code, {
      rings: rings.map((ring) => clip(ring.simple, frame)).filter((ring) => area(ring) >= view.island),
      at: seen.length > 2 ? deepest(seen) : [0, 0],
      small: area(main) < view.small,
      whole: area(seen) > 0.97 * area(main),
    })
  }
  return drawn
}

const isTorn = (ring: Point[], width: number): boolean =>
  ring.some(([x], index) => Math.abs(x - (ring[index - 1]?.[0] ?? x)) > width / 2)

const ringOf = (ring: number[], arcs: Point[][]): Point[] =>
  ring.flatMap((index) => {
    const arc = index < 0 ? (arcs[~index] ?? []).toReversed() : (arcs[index] ?? [])
    return arc.slice(0, -1)
  })

/** Whole numbers, each point told from the one before. */
function pathOf(rings: Point[][]): string {
  let text = ''
  for (const ring of rings) {
    const whole = ring.map(([x, y]): Point => [Math.round(x), Math.round(y)])
    const moves = whole.filter((point, index) => index === 0 || String(point) !== String(whole[index - 1]))
    if (moves.length < 3) continue
    const [start, ...others] = moves
    if (!start) continue
    let [x, y] = start
    text += `M${x} ${y}l`
    text += others
      .map(([toX, toY]) => {
        const step = `${toX - x} ${toY - y}`
        ;[x, y] = [toX, toY]
        return step
      })
      .join(' ')
      .replaceAll(' -', '-')
    text += 'z'
  }
  return text
}

function svgOf(view: View, drawn: Map<string, Drawn>): string {
  const paths = [...drawn]
    .sort(([a], [b]) => (a === 'rest' ? -1 : b === 'rest' ? 1 : a.localeCompare(b)))
    .map(([code, { rings }]) => `<path id="${code}" d="${pathOf(rings)}" vector-effect="non-scaling-stroke"/>`)
    .filter((text) => !text.includes(' d=""'))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${view.width} ${heightOf(view)}">`,
    '<!-- Made with Natural Earth (naturalearthdata.com, public domain), 1:50m, by way of world-atlas 2.0.2.',
    `     Drawn by tools/world-map.ts: ${view.name === 'world' ? 'Equal Earth' : 'Lambert azimuthal equal-area (EPSG:3035)'}. Not a statement on any boundary. -->`,
    '<g id="land">',
    ...paths,
    '</g>',
    '</svg>',
    '',
  ].join('\n')
}

const heightOf = ({ box: [west, north, east, south], width }: View): number =>
  Math.round(((south - north) * width) / (east - west))

const [source] = process.argv.slice(2)
if (!source) throw new Error('usage: node tools/world-map.ts countries-50m.json')
const topology = readTopology(await readFile(source, 'utf8'))
const folder = path.resolve(import.meta.dirname, '../src/ui/world-map')
const places: Record<string, Record<string, unknown>> = {}
for (const view of views) {
  const drawn = draw(topology, view)
  const svg = svgOf(view, drawn)
  await writeFile(path.join(folder, `${view.name}.svg`), svg)
  console.info(`${view.name}: ${drawn.size} shapes, ${svg.length} bytes, ${view.width} by ${heightOf(view)}`)
  for (const [code, { at, small, whole }] of drawn) {
    const [x, y] = at.map(Math.round)
    // Lebanon stands in the corner of the picture, not in Europe.
    if (code === 'rest' || !whole || (view.name === 'europe' && code === 'LB') || x === undefined || y === undefined)
      continue
    places[code] = { ...places[code], [view.name]: small ? [x, y, 1] : [x, y] }
  }
}
const sorted = Object.fromEntries(Object.entries(places).sort(([a], [b]) => a.localeCompare(b)))
const lines = Object.entries(sorted).map(([code, at]) => `  ${JSON.stringify(code)}: ${JSON.stringify(at)}`)
await writeFile(path.join(folder, 'anchors.json'), `{\n${lines.join(',\n')}\n}\n`)
