import { type Picture, regionsOf } from '#domain/clearance/picture/regions.ts'

/** As many pixels to a side as pictures are compared by. */
const comparedSide = 96

/** A picture's file as few pixels on white; throws when the browser cannot read it. */
export async function pixelsOf(file: Blob, side = comparedSide): Promise<Picture> {
  const bitmap = await createImageBitmap(file)
  const canvas = new OffscreenCanvas(side, side)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  const scale = Math.min(side / bitmap.width, side / bitmap.height)
  const [wide, high] = [bitmap.width * scale, bitmap.height * scale]
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, side, side)
  pen.drawImage(bitmap, (side - wide) / 2, (side - high) / 2, wide, high)
  bitmap.close()
  const { data } = pen.getImageData(0, 0, side, side)
  const colours = new Uint8Array(side * side * 3)
  for (let at = 0; at < side * side; at += 1) colours.set(data.subarray(at * 4, at * 4 + 3), at * 3)
  return { width: side, height: side, data: colours }
}

/** Draws a picture with all but one of its parts paled; 0 is the whole. */
export function drawPart(canvas: HTMLCanvasElement, picture: Picture, part: number): void {
  const { width, height, data } = picture
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  const region = part === 0 ? null : regionsOf(picture)[part]
  if (!pen) return
  const pixels = pen.createImageData(width, height)
  for (let at = 0; at < width * height; at += 1) {
    const isPart = region === null || region?.filled[at] === 1
    for (let channel = 0; channel < 3; channel += 1) {
      const value = data[at * 3 + channel] ?? 255
      pixels.data[at * 4 + channel] = isPart ? value : 255 - Math.round((255 - value) * 0.25)
    }
    pixels.data[at * 4 + 3] = 255
  }
  pen.putImageData(pixels, 0, 0)
}
