import type { Feature } from '#features/feature.ts'
import * as events from './events.ts'
import { complete } from './complete.ts'
import { save } from './save.ts'

export { reopenResult } from './reopen.ts'
export { verificationCompleted, verificationOpened } from './events.ts'
export const feature: Feature = {
  name: 'verification',
  handlers: [save, complete],
  events: Object.values(events),
}
