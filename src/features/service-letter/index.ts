import { worker, type Feature } from '#features/feature.ts'
import { approve } from './approve.ts'
import { openLetter } from './files.ts'
import { mailLetter } from './jobs.ts'
import * as mails from './mails.ts'
import { deliver, mail, sent } from './send.ts'
import { change, draft, drop } from './write.ts'

export const feature: Feature = {
  name: 'service-letter',
  handlers: [draft, change, approve, mail, sent, drop, openLetter],
  jobs: [worker(mailLetter, deliver)],
  mails: Object.values(mails),
}
