import type { Feature } from '#features/feature.ts'
import * as events from './events.ts'
import { complete } from './complete.ts'
import { report } from './report/index.ts'
import { save } from './save.ts'
import { searchPictures } from './search-pictures.ts'
import { searchNames } from './search-names.ts'
import { search } from './search.ts'

export { mustBeAnswered } from './complete.ts'
export { reopenResult } from './reopen.ts'
export { verificationCompleted, verificationOpened } from './events.ts'
export const feature: Feature = {
  name: 'verification',
  handlers: [save, search, searchPictures, searchNames, complete, report],
  events: Object.values(events),
}
