/** The part of fontkit that is used here; it has no types of its own. */
declare module 'fontkit' {
  /** What a font's file says, read when it is asked for. */
  export interface Font {
    readonly postscriptName: string
    readonly familyName: string
    hasGlyphForCodePoint(codePoint: number): boolean
  }

  /** Reads a font by the first format that knows its bytes. */
  export function create(bytes: Uint8Array): Font

  /** Adds a format behind those that are known. */
  export function registerFormat(format: {
    new (stream: { buffer: Uint8Array }): object
    probe(bytes: Uint8Array): boolean
  }): void
}
