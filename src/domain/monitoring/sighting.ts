import { z } from 'zod'
import { defineMachine } from '#kernel/state-machine.ts'
import { byStaff, bySystem, to, type Actor } from '#domain/account/actor.ts'

/** What became of a sighting: to be looked at, shown to the customer, put aside with a reason, made a case, or known before. */
export const sightingStatuses = ['Open', 'Accepted', 'Dismissed', 'Case', 'Known'] as const
export type SightingStatus = (typeof sightingStatuses)[number]

export const sightingMachine = defineMachine<SightingStatus, Actor>({
  name: 'sighting',
  states: sightingStatuses,
  initial: ['Open', 'Known'],
  transitions: {
    Open: [...to(byStaff, 'Accepted', 'Dismissed', 'Case'), ...to(bySystem, 'Known')],
    Accepted: to(byStaff, 'Open', 'Case'),
    Dismissed: to(byStaff, 'Open'),
    Case: [],
    Known: to(byStaff, 'Open'),
  },
})

/** The line of a search's history that says that more was found than a person is asked to look at. */
export const sightingsCut = 'Only the best sightings are kept'

/** Why a sighting is put aside; in the order of their keys. */
export const dismissReasons = [
  'authorised-seller',
  'genuine-goods',
  'other-goods',
  'other-meaning',
  'no-right-there',
  'earlier-right',
  'known',
  'gone',
] as const
export type DismissReason = (typeof dismissReasons)[number]

/** What a score is made of. */
export const reasonKinds = [
  'name',
  'typo',
  'homograph',
  'sound',
  'above',
  'addition',
  'words',
  'ending',
  'goods',
  'new',
  'taught',
] as const
export type ReasonKind = (typeof reasonKinds)[number]

/** One part of a score: what it is about, what was seen, and how much of the score it makes; a negative one takes away. */
export const sightingReason = z.object({
  kind: z.enum(reasonKinds),
  seen: z.string().max(200),
  points: z.number(),
})
export type Reason = z.infer<typeof sightingReason>
