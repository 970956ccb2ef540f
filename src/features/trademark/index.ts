import { recordFiling, recordTracking, writeNote } from './filing.ts'

export { createForFiling } from './create-for-filing.ts'
export { trademarkMoved } from './events.ts'
export { templates } from './letters.ts'
export const handlers = [recordFiling, recordTracking, writeNote]
