import {
  colourBins,
  type Descriptor,
  ringCount,
  sectors,
  type Shape,
  signatureLength,
  signatureOf,
  unit,
} from './descriptor.ts'

/** The form of the bytes; what is kept in another is made anew from the picture. */
const form = 1
const figures: number = ringCount * sectors
const shapeBytes = 2 + figures
const headBytes = 2 + colourBins
/** A figure of a shape is seldom above a half. */
const steps = 480
/** More parts than a picture is compared by. */
const mostShapes = 8

/** A descriptor in as few bytes as it is compared by without a difference that matters: under two kilobytes. */
export function packDescriptor({ shapes, colours }: Descriptor): Uint8Array {
  const bytes = new Uint8Array(headBytes + shapes.length * shapeBytes)
  bytes[0] = form
  bytes[1] = shapes.length
  for (let at = 0; at < colourBins; at += 1) bytes[2 + at] = Math.round((colours[at] ?? 0) * 255)
  for (const [place, { part, evened, around }] of shapes.entries()) {
    const from = headBytes + place * shapeBytes
    bytes[from] = part
    bytes[from + 1] = evened ? 1 : 0
    for (let at = 0; at < figures; at += 1) bytes[from + 2 + at] = Math.min(255, Math.round((around[at] ?? 0) * steps))
  }
  return bytes
}

/** A shape in a row of signatures: whether it is evened, and its signature. */
export const signatureBytes: number = 1 + signatureLength

/** The signatures of a picture in a row, for a first look at many of them. */
export function packSignatures({ shapes }: Pick<Descriptor, 'shapes'>): Uint8Array {
  const bytes = new Uint8Array(shapes.length * signatureBytes)
  for (const [place, { evened, signature }] of shapes.entries()) {
    bytes[place * signatureBytes] = evened ? 1 : 0
    bytes.set(signature, place * signatureBytes + 1)
  }
  return bytes
}

/** Whether bytes have the form of today. */
export const hasForm = (bytes: Uint8Array): boolean => bytes[0] === form

/** A shape whose signature is made when it is asked for: the comparison in full needs none. */
class UnpackedShape implements Shape {
  readonly around: Float32Array
  readonly part: number
  readonly evened: boolean

  constructor(around: Float32Array, part: number, evened: boolean) {
    this.around = around
    this.part = part
    this.evened = evened
  }

  get signature(): Uint8Array {
    return signatureOf(this.around)
  }
}

/** The descriptor of bytes; null for what is none, or has another form. */
export function unpackDescriptor(bytes: Uint8Array): Descriptor | null {
  const count = bytes[1] ?? 0
  if (bytes[0] !== form || count > mostShapes || bytes.length !== headBytes + count * shapeBytes) return null
  const colours = Float32Array.from({ length: colourBins }, (_, at) => (bytes[2 + at] ?? 0) / 255)
  const shapes = Array.from({ length: count }, (_, place) => {
    const from = headBytes + place * shapeBytes
    const around = unit(Float32Array.from(bytes.subarray(from + 2, from + shapeBytes)))
    return new UnpackedShape(around, bytes[from] ?? 0, bytes[from + 1] === 1)
  })
  return { shapes, colours }
}
