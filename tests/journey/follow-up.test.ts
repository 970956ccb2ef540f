import { describe, expect, test } from 'vitest'
import { followUpApproach, followUpCreate, followUpResolve, followUpUnresponsive } from '#contract/follow-up.ts'
import { requestStatus } from '#contract/registration.ts'
import { waitForClients } from '#features/registration/index.ts'
import { draftDesk } from '#tests/draft.ts'

const desk = draftDesk()

interface Case {
  id: string
  status: string
  cause: string
  outcome: string | null
}

const caseOf = async (requestId: string): Promise<Case> =>
  await desk().one<Case>(
    `select json_build_object('id', id, 'status', status, 'cause', cause, 'outcome', outcome) as v
       from follow_up_case where registration_request_id = $1 order by created_at desc limit 1`,
    [requestId],
  )
const history = async (id: string): Promise<string[]> =>
  await desk().one<string[]>(
    'select json_agg(name order by created_at) as v from follow_up_case_tracking where follow_up_case_id = $1',
    [id],
  )
const letters = async (): Promise<number> =>
  await desk().one<number>(`select count(*)::int as v from mail.outbox where template = 'follow-up-approach'`)

/** A request that waits for a client who does not answer. */
async function quiet(value: string): Promise<string> {
  const { staff, draft } = desk()
  const { requestId } = await draft({ value, until: 'answered' })
  const body = { from: 'Verification approved', to: 'Follow-up later', note: null } as const
  await staff(requestStatus, { params: { id: requestId }, body })
  return requestId
}

describe('a follow-up case', () => {
  test('is opened by where the order stands, approached by mail, unresponsive after two weeks, and ends when the order goes on', async () => {
    const { app, staff } = desk()
    const requestId = await quiet('QUIET ONE')
    const opened = await caseOf(requestId)
    expect(opened).toMatchObject({ status: 'Created', cause: 'Follow-up later', outcome: null })
    const params = { id: opened.id }
    await staff(followUpApproach, { params, body: { by: 'mail', note: 'Asked about March' } })
    expect(await letters()).toBe(1)
    const { facilities, pool } = app.context
    expect(await waitForClients(facilities)).toBe(0)
    await pool.query(`update follow_up_case set last_status_update = now() - interval '15 days' where id = $1`, [
      opened.id,
    ])
    expect(await waitForClients(facilities)).toBe(1)
    expect(await waitForClients(facilities)).toBe(0)
    await staff(followUpApproach, { params, body: { by: 'phone', note: null } })
    expect(await letters()).toBe(1)
    const body = { from: 'Follow-up later', to: 'Verification requested', note: null } as const
    await staff(requestStatus, { params: { id: requestId }, body })
    expect(await caseOf(requestId)).toMatchObject({ status: 'Resolved', outcome: 'went-on' })
    expect(await history(opened.id)).toEqual([
      'Created',
      'Client approached',
      'Client unresponsive',
      'Client approached',
      'Resolved',
    ])
  })

  test('of ten who resolve at once one does, and it stays resolved', async () => {
    const { staff } = desk()
    const { id } = await caseOf(await quiet('QUIET TWO'))
    const params = { id }
    await staff(followUpApproach, { params, body: { by: 'other', note: null } })
    const all = await Promise.all(
      Array.from({ length: 10 }, async () =>
        staff(followUpResolve, { params, body: { outcome: 'given-up', note: null } }).then(
          () => null,
          (error: unknown) => error,
        ),
      ),
    )
    expect(all.filter((code) => code === null)).toHaveLength(1)
    expect(await history(id)).toEqual(['Created', 'Client approached', 'Resolved'])
    await expect(staff(followUpUnresponsive, { params })).rejects.toMatchObject({ code: 'transition-refused' })
  })

  test('is opened by hand for an order that is open, one at a time, and by nobody but staff', async () => {
    const { staff, owner, draft } = desk()
    const { requestId } = await draft({ value: 'QUIET THREE', until: 'answered' })
    const params = { id: requestId }
    await expect(owner(followUpCreate, { params })).rejects.toMatchObject({ code: 'not-allowed' })
    const { id } = await staff(followUpCreate, { params })
    await expect(staff(followUpCreate, { params })).rejects.toMatchObject({
      code: 'rules-unmet',
      facts: { missing: 'no-open-follow-up' },
    })
    await staff(followUpResolve, { params: { id }, body: { outcome: 'answered', note: null } })
    await staff(followUpCreate, { params })
    expect(await caseOf(requestId)).toMatchObject({ status: 'Created', cause: 'By hand' })
  })
})
