import type { Route, RoutePart } from './advise.ts'
import { declarationYears } from './declarations.ts'
import { tenYears } from './years.ts'

const isExtension = ({ way }: RoutePart): boolean => way === 'designation'

/** What is paid in sum after a step, in minor units; `at` in years, null for the filing, zero for the registration. */
export interface CostStep {
  at: number | null
  /** Where it is paid for a declaration of use. */
  places: string[]
  sum: number
}

/** When a route is paid for, in the order of time: the filing, the registrations, and each year with a declaration of use. */
export function costSteps({ parts, cost }: Pick<Route, 'parts' | 'cost'>): CostStep[] {
  const filed = cost.total - cost.later
  const registered = filed + cost.later - cost.declarations
  const due = parts.flatMap((part) => {
    const known = declarationYears(part.place, isExtension(part))
    // Some time within the ten years, where nobody knows when.
    const years = known.length > 0 ? known : [tenYears]
    return years.map((at) => ({ at, place: part.place, amount: part.cost.declarations / years.length }))
  })
  const steps: CostStep[] = [{ at: null, places: [], sum: filed }]
  if (registered !== filed) steps.push({ at: 0, places: [], sum: registered })
  let sum = registered
  for (const at of [...new Set(due.map((one) => one.at))].toSorted((a, b) => a - b)) {
    const here = due.filter((one) => one.at === at && one.amount > 0)
    if (here.length === 0) continue
    sum += here.reduce((all, { amount }) => all + amount, 0)
    steps.push({ at, places: here.map(({ place }) => place), sum })
  }
  return steps
}
