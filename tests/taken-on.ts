import type { Client } from '#contract/client.ts'
import { requestConflictDecide, requestConflicts } from '#contract/conflict-check.ts'
import { verificationComplete } from '#contract/registration.ts'

/** Sends the answer to a request; where other clients have marks like it, which tests ask for over and over, staff take it on first. */
export async function sendAnswer(staff: Client, id: string): Promise<void> {
  const params = { id }
  const { isOpen, findings } = await staff(requestConflicts, { params })
  const seen = findings.map(({ key }) => key)
  if (isOpen)
    await staff(requestConflictDecide, { params, body: { outcome: 'accept', reason: 'Asked by a test.', seen } })
  await staff(verificationComplete, { params, body: { outcome: 'approved' } })
}
