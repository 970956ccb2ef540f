import { complete } from './complete.ts'
import { save } from './save.ts'

export { reopenResult } from './reopen.ts'
export { verificationCompleted, verificationOpened } from './events.ts'
export const handlers = [save, complete]
