import type { Feature } from '#features/feature.ts'
import { book, calendar, cancel, handIn, show, slots } from './book.ts'
import { talkBooked, talkCancelled, talkDropped, talkOutcome, talkReminder, talkTaken } from './mails.ts'
import { draft, save, send } from './outcome.ts'
import { talkReminders } from './remind.ts'

export const feature: Feature = {
  name: 'consultation',
  handlers: [slots, book, show, calendar, cancel, handIn, save, draft, send],
  jobs: [talkReminders],
  mails: [talkBooked, talkReminder, talkCancelled, talkTaken, talkDropped, talkOutcome],
}
