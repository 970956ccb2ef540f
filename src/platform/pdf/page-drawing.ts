/** A picture of a page: where it stands, by the matrix that its unit square goes through, and its pixels as pdf.js has them. */
export interface PagePicture {
  at: readonly number[]
  width: number
  height: number
  data: Uint8Array | Uint8ClampedArray
  /** 1: one bit to a pixel; 2: red, green, blue; 3: with what shines through. */
  kind: number
}

/** A run of text: the matrix of its letters, its length and height in points. */
export interface PageLine {
  at: readonly number[]
  width: number
  height: number
}

interface Page {
  width: number
  height: number
  pictures: readonly PagePicture[]
  lines: readonly PageLine[]
}

/** Pixels of the longer side. */
const side = 240
/** How much of a letter's height is ink, and how dark a line of them looks from afar. */
const [ink, grey] = [0.6, 120]

/** A page from afar, in red, green and blue: its pictures, and a bar where text runs. Letters are too small to be read there. */
export function drawnPage(page: Page): { width: number; height: number; data: Uint8Array } {
  const scale = side / Math.max(page.width, page.height, 1)
  const width = Math.max(1, Math.round(page.width * scale))
  const height = Math.max(1, Math.round(page.height * scale))
  const data = new Uint8Array(width * height * 3).fill(255)
  const drawing = { width, height, data, scale }
  for (const picture of page.pictures) drawPicture(drawing, picture)
  for (const line of page.lines) drawLine(drawing, line)
  return { width, height, data }
}

interface Drawing {
  width: number
  height: number
  data: Uint8Array
  scale: number
}

const bounded = (at: number, most: number): number => Math.min(Math.max(at, 0), most)

/** The pixels of the drawing that lie between four corners. */
function within({ width, height }: Drawing, corners: readonly (readonly [number, number])[]) {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return {
    left: bounded(Math.floor(Math.min(...xs)), width),
    right: bounded(Math.ceil(Math.max(...xs)), width),
    top: bounded(Math.floor(Math.min(...ys)), height),
    bottom: bounded(Math.ceil(Math.max(...ys)), height),
  }
}

function drawPicture(drawing: Drawing, picture: PagePicture): void {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = picture.at.map((one) => one * drawing.scale)
  const area = a * d - b * c
  if (area === 0) return
  const at = (u: number, v: number) => [a * u + c * v + e, b * u + d * v + f] as const
  const { left, right, top, bottom } = within(drawing, [at(0, 0), at(1, 0), at(0, 1), at(1, 1)])
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const [dx, dy] = [x + 0.5 - e, y + 0.5 - f]
      const u = (d * dx - c * dy) / area
      const v = (a * dy - b * dx) / area
      if (u < 0 || u >= 1 || v < 0 || v >= 1) continue
      const colour = pixelOf(picture, Math.floor(u * picture.width), Math.floor((1 - v) * picture.height))
      if (colour) drawing.data.set(colour, (y * drawing.width + x) * 3)
    }
}

function pixelOf({ width, height, data, kind }: PagePicture, x: number, row: number): readonly number[] | null {
  const y = Math.min(row, height - 1)
  if (kind === 1) {
    const byte = data[y * Math.ceil(width / 8) + (x >> 3)] ?? 0
    const shade = (byte >> (7 - (x & 7))) & 1 ? 255 : 0
    return [shade, shade, shade]
  }
  const channels = kind === 3 ? 4 : 3
  const from = (y * width + x) * channels
  const [red = 255, green = 255, blue = 255, through = 255] = data.subarray(from, from + channels)
  return through < 128 ? null : [red, green, blue]
}

function drawLine(drawing: Drawing, { at, width, height }: PageLine): void {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = at
  const [along, up] = [Math.hypot(a, b) || 1, Math.hypot(c, d) || 1]
  const corner = (length: number, rise: number) =>
    [
      (e + (a / along) * length + (c / up) * rise) * drawing.scale,
      (f + (b / along) * length + (d / up) * rise) * drawing.scale,
    ] as const
  const rise = height * ink
  const { left, right, top, bottom } = within(drawing, [
    corner(0, 0),
    corner(width, 0),
    corner(0, rise),
    corner(width, rise),
  ])
  for (let y = top; y < bottom; y++)
    drawing.data.fill(grey, (y * drawing.width + left) * 3, (y * drawing.width + right) * 3)
}
