import sharp from 'sharp'

const side = 200

/** A drawing by what is drawn at places from -1 to 1, downwards. From pixels: the product's decoder reads no SVG. */
export async function drawnPicture(
  isDrawn: (x: number, y: number) => boolean,
  { colour = [163, 38, 58], as = 'png' }: { colour?: [number, number, number]; as?: 'png' | 'jpeg' } = {},
): Promise<Buffer> {
  const pixels = new Uint8Array(side * side * 3).fill(255)
  for (let at = 0; at < side * side; at += 1) {
    const [x, y] = [((at % side) + 0.5) / (side / 2) - 1, (Math.floor(at / side) + 0.5) / (side / 2) - 1]
    if (isDrawn(x, y)) pixels.set(colour, at * 3)
  }
  const drawn = sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
  return await drawn.toFormat(as).toBuffer()
}

const within = (value: number, from: number, to: number): boolean => value >= from && value <= to

/** A hook of two bars of unlike length. */
export const hook = (x: number, y: number): boolean =>
  (within(x, -0.6, -0.3) && within(y, -0.7, 0.6)) || (within(x, -0.6, 0.5) && within(y, 0.3, 0.6))
export const mirroredHook = (x: number, y: number): boolean => hook(-x, y)
export const disc = (x: number, y: number): boolean => Math.hypot(x, y) < 0.6
export const triangle = (x: number, y: number): boolean => within(y, -0.7, 0.6) && Math.abs(x) < (y + 0.7) * 0.5
