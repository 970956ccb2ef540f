import { caseCreate, caseKickOff, caseSolutionOffer, caseUpdate } from '#contract/case.ts'
import { caseRequestCreate, caseRequestStatus } from '#contract/case-request.ts'
import type { Client } from '#contract/client.ts'
import type { TestApp } from '#tests/app.ts'

/**
 * Two reports of an owner about a registered trademark: a case whose solution waits for the client's choice, and a report
 * that waits for an answer.
 */
export async function madeCase(
  app: TestApp,
  staffEmail: string,
  owner: Client,
  trademarkId: string,
): Promise<{ caseId: string; reportId: string }> {
  const { client: staff } = await app.signIn(staffEmail)
  const report = async (link: string): Promise<string> => {
    const body = { links: [link], message: 'Copies of our suitcases', trademarkId }
    return (await owner(caseRequestCreate, { query: { type: 'report-threat' }, body })).id
  }
  const requestId = await report('https://copies.example.test/suitcase')
  const { id: caseId } = await staff(caseCreate, {
    body: {
      requestId,
      brandName: 'Kovento copies',
      counterpartyName: 'Copy Shop Fictional',
      counterpartyWebsites: ['https://copies.example.test'],
      platform: 'website',
      jurisdiction: 'SK',
      classes: [18],
      relevance: 'high',
    },
  })
  await staff(caseUpdate, {
    params: { id: caseId },
    body: { lawyersNote: 'The identical sign on identical goods.', trademarkId },
  })
  const items = [
    { service: 'Takedown' as const, description: 'Notice to the host', amount: 19_000 },
    { service: 'Takedown' as const, kind: 'official' as const, description: 'Panel fee', amount: 5_000 },
  ]
  await staff(caseSolutionOffer, { params: { id: caseId }, body: { currency: 'EUR', items } })
  await staff(caseKickOff, { params: { id: caseId } })
  const reportId = await report('https://other.example.test/bag')
  await staff(caseRequestStatus, {
    params: { id: reportId },
    body: { to: 'Info requested', text: 'Did you sell to this shop before?' },
  })
  return { caseId, reportId }
}
