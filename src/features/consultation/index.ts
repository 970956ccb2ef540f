import type { Feature } from '#features/feature.ts'
import { book, calendar, cancel, show, slots } from './book.ts'
import { talkBooked, talkCancelled, talkDropped, talkOutcome, talkTaken } from './mails.ts'
import { draft, save, send } from './outcome.ts'

export const feature: Feature = {
  name: 'consultation',
  handlers: [slots, book, show, calendar, cancel, save, draft, send],
  mails: [talkBooked, talkCancelled, talkTaken, talkDropped, talkOutcome],
}
