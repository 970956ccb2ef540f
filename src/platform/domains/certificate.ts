import { connect } from 'node:tls'
import { officeZone, today } from '#kernel/dates.ts'
import type { CertificateFacts } from '#kernel/domain-facts.ts'
import { judgedAddress, type Judgement } from '#platform/net/judged-address.ts'

const timeLimit = 5000

const dayOf = (date: string | undefined): string | null => {
  const at = new Date(date ?? '')
  return Number.isNaN(at.getTime()) ? null : today(officeZone, at)
}

const first = (value: string | string[] | undefined): string | null =>
  (Array.isArray(value) ? value[0] : value)?.slice(0, 300) ?? null

/**
 * The certificate that a host shows on the port of https, whoever signed it; nothing is asked of the host beyond that. Throws
 * when it shows none or leads inward.
 */
export async function certificateOf(
  host: string,
  judgement: Judgement & { port?: number } = {},
): Promise<CertificateFacts> {
  const port = judgement.port ?? 443
  const address = await judgedAddress(host, port, judgement)
  return await new Promise((resolve, reject) => {
    // Whether it can be trusted is not the question: what it says is kept.
    const socket = connect({ host: address, port, servername: host, rejectUnauthorized: false, timeout: timeLimit })
    const end = setTimeout(() => socket.destroy(new Error('no certificate in time')), timeLimit)
    socket.once('close', () => {
      clearTimeout(end)
      reject(new Error('no certificate'))
    })
    socket.once('error', reject)
    socket.once('timeout', () => socket.destroy(new Error('no certificate in time')))
    socket.once('secureConnect', () => {
      const { issuer, subjectaltname, valid_from: from, valid_to: to } = socket.getPeerCertificate()
      const names = (subjectaltname ?? '').split(', ').flatMap((one) => (one.startsWith('DNS:') ? [one.slice(4)] : []))
      resolve({
        issuer: first(issuer?.O) ?? first(issuer?.CN),
        names: names.map((one) => one.slice(0, 300)).slice(0, 50),
        validFrom: dayOf(from),
        validTo: dayOf(to),
      })
      socket.destroy()
    })
  })
}
