import { z } from 'zod'
import { isPlainText } from '#kernel/bounded.ts'
import { isPlainDate } from '#kernel/dates.ts'
import { euipoConnection, type EuipoAccess } from './euipo-connection.ts'
import { OfficeFailed } from './office-api.ts'

/** An application as it is handed to an office. */
export interface OfficeFilingOrder {
  /** Names this application: handed in twice under it, it is filed once. */
  key: string
  mark: string
  kind: string
  /** JPEG, where the mark is a picture. */
  picture: Uint8Array | null
  /** JPEG, further sides of a shape in their order; the picture is the first. */
  views: readonly Uint8Array[]
  /** Of a mark that is a sound. */
  recording: { mediaType: string; bytes: Uint8Array } | null
  /** The mark in words. */
  description: string | null
  /** Colours that are claimed. */
  colours: readonly { name: string; code: string | null; where: string }[]
  owner: { name: string; lines: readonly string[]; country: string | null }
  /** ISO 8601 day. */
  priority: { place: string; number: string | null; date: string } | null
  goods: readonly { class: number; terms: readonly string[] }[]
}

/** What became of an application. */
export type OfficeFiling =
  /** Nobody was asked: nothing is filed. */
  | { isStandIn: true }
  /** The office has it: its number, its day (ISO 8601) where it told a real one, and the receipt where it gave a PDF. */
  | { isStandIn: false; number: string; filedOn: string | null; receipt: Uint8Array | null }

/** Hands applications to an office. Throws OfficeFailed. */
export interface OfficeFiler {
  file(order: OfficeFilingOrder): Promise<OfficeFiling>
}

/** Stands where there is no access to an office: it files nothing, and says so. */
export const standInFiler: OfficeFiler = { file: async () => ({ isStandIn: true }) }

/** What is no PDF is no receipt: the number that came with it counts all the same. */
const receipt = z
  .unknown()
  .optional()
  .transform((text): Uint8Array | null => {
    if (typeof text !== 'string' || text.length > longestReceipt) return null
    const bytes = new Uint8Array(Buffer.from(text, 'base64'))
    return Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-' ? bytes : null
  })
/** Signs of base 64: five megabytes. */
const longestReceipt = 7_000_000

const filed = z.object({
  applicationNumber: z.string().trim().min(1).max(60).refine(isPlainText),
  applicationDate: z
    .unknown()
    .optional()
    .transform((text) => {
      const day = typeof text === 'string' ? text.slice(0, 10) : ''
      return isPlainDate(day) ? day : null
    }),
  receipt,
})

export interface EuipoFilerOptions extends EuipoAccess {
  /** Where applications are handed in. */
  filingUrl: string
  /** Milliseconds, the token included. */
  timeLimit?: number
}

const asData = (mediaType: string, bytes: Uint8Array) => ({ mediaType, data: Buffer.from(bytes).toString('base64') })

/** EUIPO's filing service, where an installation has access to one. */
export function euipoFiler(options: EuipoFilerOptions): OfficeFiler {
  const { timeLimit = 20_000 } = options
  const { read, headers } = euipoConnection(options)
  return {
    async file({ key, picture, views, recording, ...order }) {
      const signal = AbortSignal.timeout(timeLimit)
      const answer = await read(filed, options.filingUrl, {
        method: 'POST',
        headers: { ...(await headers(signal)), 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({
          ...order,
          ...(picture && { picture: asData('image/jpeg', picture) }),
          ...(views.length > 0 && { views: views.map((view) => asData('image/jpeg', view)) }),
          ...(recording && { recording: asData(recording.mediaType, recording.bytes) }),
        }),
        signal,
      })
      if (!answer) throw new OfficeFailed('office-refused', 404)
      return {
        isStandIn: false,
        number: answer.applicationNumber,
        filedOn: answer.applicationDate,
        receipt: answer.receipt,
      }
    },
  }
}
