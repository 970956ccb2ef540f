import { search } from './search-marks.ts'

export { type IndexedMark } from './pieces.ts'
export { RegisterIndex } from './register-index.ts'
export { RegisterSearch } from './register-search.ts'
export const handlers = [search]
