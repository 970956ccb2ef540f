import { expect, test } from 'vitest'
import { applicationPostpone, applicationResume } from '#contract/application.ts'
import { applicationSend } from '#contract/registration.ts'
import { remindClients, resumeDue } from '#features/registration/index.ts'
import { addDays, addMonths } from '#kernel/dates.ts'
import { draftDesk } from '#tests/draft.ts'

const desk = draftDesk()

const stateOf = async (id: string) =>
  (
    await desk().app.context.pool.query<{ status: string; until: string | null }>(
      'select status, postponed_until::text as until from registration_request where id = $1',
      [id],
    )
  ).rows[0]
const letters = async (name: string) =>
  await desk().one<number>(`select count(*)::int as v from mail.outbox where template = $1`, [name])
const today = () => desk().app.context.facilities.today()

test('a draft rests until a day, wakes nobody meanwhile, and goes on by itself on that day, once', async () => {
  const { owner, staff, app } = desk()
  const { requestId: id } = await desk().draft({ until: 'written' })
  await staff(applicationSend, { params: { id } })
  const until = addDays(today(), 30)
  await owner(applicationPostpone, { params: { id }, body: { until } })
  expect(await stateOf(id)).toEqual({ status: 'Application postponed', until })
  const { facilities } = app.context
  const inDays = (days: number) => ({
    ...facilities,
    clock: () => new Date(facilities.clock().getTime() + days * 86_400_000),
    today: () => addDays(today(), days),
  })
  for (const day of [4, 8, 15]) await remindClients(inDays(day))
  expect(await letters('review-waiting')).toBe(0)
  expect(await resumeDue(inDays(29))).toBe(0)
  expect(await Promise.all([resumeDue(inDays(30)), resumeDue(inDays(30))])).toContain(1)
  expect(await resumeDue(inDays(31))).toBe(0)
  expect(await stateOf(id)).toEqual({ status: 'Sent for review', until: null })
  expect(await letters('draft-back')).toBe(1)
})

test('its owner goes on earlier, with whoever had it: a draft that was never sent is with us again', async () => {
  const { owner } = desk()
  const { requestId: id } = await desk().draft({ until: 'written' })
  await owner(applicationPostpone, { params: { id }, body: { until: addMonths(today(), 3) } })
  await owner(applicationPostpone, { params: { id }, body: { until: addMonths(today(), 6) } })
  expect((await stateOf(id))?.until).toBe(addMonths(today(), 6))
  expect(await owner(applicationResume, { params: { id } })).toEqual({ status: 'Ready for drafting' })
  await expect(owner(applicationResume, { params: { id } })).rejects.toMatchObject({ code: 'transition-refused' })
})

test('today, a day in the past and one after two years are refused beside the field; a stranger finds nothing', async () => {
  const { owner, other } = desk()
  const { requestId: id } = await desk().draft({ until: 'written' })
  for (const [until, code] of [
    [today(), 'date-too-early'],
    [addDays(today(), -1), 'date-too-early'],
    [addDays(addMonths(today(), 24), 1), 'too-much'],
    ['soon', 'not-a-date'],
  ])
    await expect(owner(applicationPostpone, { params: { id }, body: { until: until ?? '' } })).rejects.toMatchObject({
      fields: { until: code },
    })
  await expect(
    other(applicationPostpone, { params: { id }, body: { until: addDays(today(), 5) } }),
  ).rejects.toMatchObject({ code: 'not-found' })
  expect((await stateOf(id))?.status).toBe('Ready for drafting')
})
