import type { Feature } from '#features/feature.ts'
import { applicants } from './search-applicant.ts'
import { search } from './search-marks.ts'
import { trademarkData } from './trademark-data.ts'

export { type IndexedMark, piecesOf } from './pieces.ts'
export { RegisterIndex } from './register-index.ts'
export { RegisterSearch } from './register-search.ts'
export { ownSearch } from './own-search.ts'
export { pictureSearch } from './picture-search.ts'
export { picturesByNumber } from './picture-rows.ts'
export { markByNumber, marksByNumber } from './registered-marks.ts'
export { marksFor, signFor } from './search-marks.ts'
export const feature: Feature = {
  name: 'clearance',
  handlers: [search, applicants, trademarkData],
}
