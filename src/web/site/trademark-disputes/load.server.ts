import type { LoaderFunctionArgs } from 'react-router'
import { decisions } from '#domain/decision/decisions.ts'
import { loadContext } from '../../load-context.ts'
import { keysOf } from './keys.server.ts'
import { listed } from './listed.ts'

/** Parties that the first page names; all of them have a page of their own. */
const shownParties = 24
/** Decisions on the first page; all stand under what they are listed by. */
const shownDecisions = 20

/** The newest decisions, and what all are listed by. */
export function loader({ context }: LoaderFunctionArgs) {
  const { language } = context.get(loadContext)
  return {
    matters: keysOf('subject-matter', language),
    industries: keysOf('industry', language),
    places: keysOf('jurisdiction', language),
    parties: keysOf('judicial-party', language).slice(0, shownParties),
    decisions: decisions.slice(0, shownDecisions).map(listed),
  }
}
