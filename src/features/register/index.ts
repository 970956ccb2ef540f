import { worker, type Feature } from '#features/feature.ts'
import * as events from './events.ts'
import { importPicturesJob } from './jobs.ts'
import { importPictureFolder } from './picture-folder.ts'

export { marksChanged } from './events.ts'
export { formatNames, type FormatName } from './formats.ts'
export { holdRegister } from './hold.ts'
export { importFile, ImportError, type ImportOutcome, type Problem, type Progress } from './import.ts'
export { importPictureFolder, pictureEnding } from './picture-folder.ts'
export { importPictures, pictureOf, type PictureProgress } from './pictures.ts'
export { importTerms, type TermProgress } from './terms.ts'

export const feature: Feature = {
  name: 'register',
  events: Object.values(events),
  jobs: [worker(importPicturesJob, async (_data, facilities) => void (await importPictureFolder(facilities)))],
}
