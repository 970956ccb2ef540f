export { exhibitFile, numberAt, packOf, type PackedExhibit } from './pack.ts'
export type { IndexWords } from './pack-index.ts'
export { chain, nameOfCapture, pageAt, rowOf, sha256Of, stamped, withScheme, type Stamped } from './record.ts'
