import { createHash } from 'node:crypto'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** What the styles use of each family: weights, and for Newsreader the optical sizes (points) that its texts are set in. */
const used = {
  newsreader: { wght: { min: 400, max: 600 }, opsz: { min: 16, max: 72 } },
  inter: { wght: { min: 400, max: 600 } },
} as const

/** The characters of the two files of a family, as `fonts.css` shares them out, and a space for the measures of a font. */
const ranges = {
  latin: [
    [0x20, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2bb, 0x2bc],
    [0x2c6, 0x2c6],
    [0x2da, 0x2da],
    [0x2dc, 0x2dc],
  ],
  'latin-ext': [
    // Latin Extended-A, and of the rest the letters of Azerbaijani, Romanian, Vietnamese, Welsh and of Pinyin.
    [0x20, 0x20],
    [0x100, 0x17f],
    [0x18f, 0x18f],
    [0x1a0, 0x1a1],
    [0x1af, 0x1b0],
    [0x1cd, 0x1dc],
    [0x1e6, 0x1e7],
    [0x218, 0x21b],
    [0x259, 0x259],
    [0x1e80, 0x1e85],
    [0x1e9e, 0x1e9e],
  ],
} as const
/** Marks that are set above letters, punctuation, currencies, arrows and signs: in either file. */
const shared = [
  [0x300, 0x36f],
  [0x2000, 0x20cf],
  [0x2100, 0x22ff],
  [0xfeff, 0xfeff],
  [0xfffd, 0xfffd],
] as const

const fontFile = /(newsreader|inter)-(latin|latin-ext)-(?:opsz|wght)-(?:normal|italic)[\w-]*\.woff2$/
const version = createHash('sha256')
  .update(JSON.stringify([used, ranges, shared]))
  .digest('hex')
  .slice(0, 6)

const charactersOf = (spans: readonly (readonly [number, number])[]): string =>
  spans.map(([from, to]) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, n) => from + n))).join('')

const familyOf = (name: string): keyof typeof used => (name === 'inter' ? 'inter' : 'newsreader')
const setOf = (name: string): keyof typeof ranges => (name === 'latin-ext' ? 'latin-ext' : 'latin')

/** The name of an emitted file: that of a font says how it was cut down, because the hash is that of the whole font. */
export const assetName = ({ names }: { names: readonly string[] }): string =>
  names.some((name) => fontFile.test(name))
    ? `assets/[name]-${version}-[hash][extname]`
    : 'assets/[name]-[hash][extname]'

/** Sends what the styles use of a font, and not the rest of it: a page on a slow line is read that much sooner. */
export function usedFonts(): Plugin {
  return {
    name: 'used-fonts',
    apply: 'build',
    async generateBundle(_, bundle) {
      for (const asset of Object.values(bundle)) {
        const [, family, set] = fontFile.exec(asset.fileName.replace(`-${version}-`, '-')) ?? []
        if (asset.type !== 'asset' || family === undefined || set === undefined || typeof asset.source === 'string')
          continue
        asset.source = await subsetFont(Buffer.from(asset.source), charactersOf([...ranges[setOf(set)], ...shared]), {
          targetFormat: 'woff2',
          variationAxes: used[familyOf(family)],
        })
      }
    },
  }
}
