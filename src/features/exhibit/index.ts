export { takerName } from './taker.ts'
export { exhibitFile, numberAt, packOf, type PackedExhibit } from './pack.ts'
export type { IndexWords } from './pack-index.ts'
export {
  chain,
  nameOfCapture,
  mustBePage,
  pageAt,
  rowOf,
  sha256Of,
  stamped,
  withScheme,
  type Stamped,
} from './record.ts'
