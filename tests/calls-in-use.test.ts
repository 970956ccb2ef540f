import { expect, test } from 'vitest'
import { readCode } from '#tools/source-tree.ts'
import { assignableNames } from '#contract/assignee.ts'
import type { AnyCall } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { notableNames } from '#contract/note.ts'
import { modulesIn } from './modules-in.ts'

/** Calls that no screen, mail or script of ours makes, with why they are there. One that is made does not stand here. */
const forPrograms: Record<string, string> = {
  'discount-coupon.verify':
    'a partner’s page asks it before there is an order; our checkout puts the coupon on at once',
  'request.discount-coupon': 'for who orders by program before there is a product; our checkout has the product’s call',
  'service-request.invoice': 'for who orders by program and holds the order’s id; the pages link the invoice itself',
  'product.invoice': 'for who orders by program and holds the order’s id; the pages link the invoice itself',
  'invoice.credit-note': 'for bookkeeping by program; the screens read credit notes with the invoice',
  'request.assign-suggestion': 'for programs that hand out the work; on the screens people choose',
  'request.debug-notify': 'a letter is tried out by hand, by an administrator who writes the template’s name',
  'search.applicant': 'for programs that fill in an owner; no form of ours asks the register for one',
  'user.entity-address': 'for programs that keep addresses apart; the profile saves who is billed with the address',
  'user.note-update': 'for programs that keep notes elsewhere too; on the screens a note is followed by another',
  'user.note-delete': 'for programs that keep notes elsewhere too; on the screens a note is followed by another',
  ...Object.fromEntries(
    assignableNames
      .filter(
        (noun) =>
          ![
            'user',
            'request',
            'trademark',
            'service-request',
            'service',
            'consultation',
            'office-action',
            'opposition',
            'case',
            'case-request',
            'use-in-commerce-request',
            'brand-subscription',
            'brand-monitoring-task',
            'support-ticket',
          ].includes(noun),
      )
      .map((noun) => [`${noun}.assign`, 'its noun has no page in the staff area']),
  ),
}

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'params' in value

const modules = await modulesIn('src/contract/*.ts')
const exported = modules.flatMap((names) => Object.entries(names))

/** How a screen's code shows that it makes a call: by the name it is exported under, or by the noun of a family of calls. */
function signsOf(call: AnyCall): RegExp[] {
  const [noun = ''] = call.name.split('.')
  const names = exported.filter(([, value]) => isCall(value) && value.name === call.name).map(([name]) => name)
  return [
    ...names.map((name) => new RegExp(String.raw`\b${name}\b`)),
    ...(notableNames.some((one) => call.name === `${one}.note`)
      ? [new RegExp(String.raw`noteCalls(?:\.${noun}\b|\['${noun}'\])`)]
      : []),
    ...(call.name.endsWith('.assign') ? [new RegExp(`<Assign noun="${noun}"`)] : []),
  ]
}

test('every call is made by a screen, a mail or a script, or is for programs and says why', async () => {
  const code = (await readCode(['src/web', 'src/admin', 'src/ui', 'src/app', 'tools', 'bench'])).filter(
    ({ path }) => !path.includes('.test.'),
  )
  expect(code.length).toBeGreaterThan(300)
  const unused = calls.filter((call) => !signsOf(call).some((sign) => code.some(({ text }) => sign.test(text))))
  expect(unused.map(({ name }) => name).toSorted()).toEqual(Object.keys(forPrograms).toSorted())
})
