import { applicationGoodsAndServices, applicationSend, verificationSave } from '#contract/registration.ts'
import { documentUpload, trademarkFiling, trademarkTracking } from '#contract/trademark.ts'
import { addDays, officeZone, today } from '#kernel/dates.ts'
import type { TestApp } from '#tests/app.ts'
import { pdfFile } from '#tests/documents.ts'
import { sendAnswer } from '../taken-on.ts'

/** The staff's steps by contract calls. */
export function staffByCalls(app: TestApp, email: string) {
  const client = async () => (await app.signIn(email)).client
  return {
    async saveVerification(id: string): Promise<void> {
      const staff = await client()
      await staff(verificationSave, {
        params: { id },
        body: {
          distinctiveness: 'invented',
          overallRisk: 'medium',
          recommendedClasses: [18, 35],
          clientNote: 'Strong name.',
          strategy: 'File at home first.',
          resultNote: null,
          jurisdictions: [
            { jurisdiction: 'SK', risk: 'low', reason: 'Nothing close.', advice: 'File now' },
            { jurisdiction: 'US', risk: 'medium', reason: 'VENTO is near.', advice: 'Later' },
          ],
          search: { classes: [], scope: 'all', withDead: false },
          similarTrademarks: [
            {
              name: 'COVENTO',
              jurisdictions: ['EU'],
              similarity: 'medium',
              classes: [18],
              competitor: false,
              wellKnown: false,
            },
          ],
        },
      })
    },
    async approveVerification(id: string): Promise<void> {
      await this.saveVerification(id)
      const staff = await client()
      await sendAnswer(staff, id)
    },
    async sendForReview(id: string, terms: Record<number, string[]>): Promise<void> {
      const staff = await client()
      await staff(applicationGoodsAndServices, {
        params: { id },
        body: {
          jurisdiction: null,
          goodsAndServices: Object.entries(terms).map(([number, list]) => ({ class: Number(number), terms: list })),
        },
      })
      await staff(applicationSend, { params: { id } })
    },
    async register(trademark: { id: string; hub: string }, number: string): Promise<void> {
      const on = today(officeZone, new Date())
      const staff = await client()
      const upload = async (type: 'filing-receipt' | 'certificate') =>
        await staff(documentUpload, { params: { hubId: trademark.hub }, body: { type }, file: pdfFile(`${type}.pdf`) })
      const params = { id: trademark.id }
      const receipt = await upload('filing-receipt')
      await staff(trademarkFiling, {
        params,
        body: { number, filingDate: addDays(on, -300), receiptDocumentId: receipt.id },
      })
      await staff(trademarkTracking, { params, body: { from: 'Application filed', to: 'Trademark published' } })
      const certificate = await upload('certificate')
      await staff(trademarkTracking, {
        params,
        body: {
          from: 'Trademark published',
          to: 'Trademark registered',
          registrationDate: addDays(on, -60),
          certificateDocumentId: certificate.id,
        },
      })
    },
  }
}
