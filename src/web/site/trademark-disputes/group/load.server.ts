import { data, type LoaderFunctionArgs } from 'react-router'
import { isDecisionGroup } from '#domain/decision/decisions.ts'
import { loadContext } from '../../../load-context.ts'
import { decisionsUnder, keyName, keysOf } from '../keys.server.ts'
import { listed } from '../listed.ts'

/** What a group lists by, or the decisions under one key of it. */
export function loader({ params, context }: LoaderFunctionArgs) {
  const { language } = context.get(loadContext)
  const { group = '', id: key } = params
  if (!isDecisionGroup(group)) return data(null, { status: 404 })
  if (key === undefined) return data({ group, chosen: null, keys: keysOf(group, language), decisions: [] })
  const found = decisionsUnder(group, key)
  if (found.length === 0) return data(null, { status: 404 })
  const chosen = { key, name: keyName(group, key, language) }
  return data({ group, chosen, keys: [], decisions: found.map(listed) })
}
