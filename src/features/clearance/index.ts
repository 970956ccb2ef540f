export { type IndexedMark, piecesOf } from './pieces.ts'
export { type Asked, type Found } from './rank.ts'
export { RegisterIndex } from './register-index.ts'
