import { createHash } from 'node:crypto'
import { z } from 'zod'
import { captureMeans, casePicture } from '#contract/exhibit.ts'
import { AppError, found } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { CapturedPage } from '#platform/page-capture/capture-page.ts'
import { CaptureFailed, type CaptureFailure } from '#platform/page-capture/limits.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { defineJob } from '#platform/queue/queue.ts'
import { document } from '#schema/document.ts'
import { nameOfCapture, stamped } from '#features/exhibit/index.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import { addressOf, alone, keep, mustFit } from './exhibits.ts'
import { caseFor, matterOf } from './policy.ts'

const picture = z.strictObject({
  caseId: z.uuid(),
  evidenceId: z.uuid(),
  userId: z.uuid(),
  role: z.enum(['staff', 'admin']),
})

/** Takes a picture of a page. Not tried again by itself: what is at the address later is another capture. */
export const takePictureJob = defineJob('case.take-picture', {
  byStaff: ['repeat', 'cancel'],
  data: picture,
  retries: 0,
  oneAtATime: true,
  expireSeconds: 180,
})

/** What staff read at a task that failed. */
const words: Record<CaptureFailure, string> = {
  address: 'the address, or where it led, is no page of the web at the ports 80 and 443',
  inward: 'the page led to an address that is not on the public internet',
  redirects: 'the page led on too often',
  'too-much': 'the page sent too much',
  memory: 'the page took too much memory',
  time: 'the page could not be taken in the time there is',
  download: 'the address is a download, not a page',
  'no-answer': 'the server did not answer properly',
  certificate: 'the certificate of the server is not valid',
  browser: 'the browser ended before the picture was taken',
}

export const askPicture = handle(casePicture, async ({ params }, caller, facilities) => {
  const { db, queue, capturePage } = facilities
  const { row } = await caseFor(db, params.id, caller)
  const { evidenceId } = await addressOf(db, row, params.evidenceId)
  if (capturePage === null) throw new AppError('rules-unmet', { facts: { missing: 'browser' } })
  const data = picture.parse({ caseId: row.id, evidenceId, userId: caller.userId, role: caller.role })
  return await facilities.write(async (tx) => {
    await queue().send(tx, takePictureJob, data)
    return { isQueued: true as const }
  })
})

export const means = handle(
  captureMeans,
  async (_none, _caller, { capturePage }) => await Promise.resolve({ hasBrowser: capturePage !== null }),
)

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** What the capture was, for whoever reads the evidence: no more than was seen. */
function recordOf(page: CapturedPage, url: string, at: Date, text: Uint8Array): Uint8Array {
  const { png, text: _text, ...seen } = page
  const record = {
    what: 'A capture by a program (Chromium without a person) from the network of the server that ran it.',
    asked: url,
    takenAt: at.toISOString(),
    ...seen,
    pictureSha256: sha256Of(png),
    textSha256: sha256Of(text),
  }
  return Buffer.from(`${JSON.stringify(record, null, 2)}\n`)
}

async function pageAt(url: string, capturePage: Facilities['capturePage']): Promise<CapturedPage> {
  if (capturePage === null) throw new Error('no picture was taken: no browser is configured')
  try {
    return await capturePage(url)
  } catch (cause) {
    if (!(cause instanceof CaptureFailed)) throw cause
    throw new Error(`no picture was taken: ${words[cause.reason]}`, { cause })
  }
}

/** Takes the picture and keeps it with the text of the page and the record of the capture, all or nothing. */
export async function takePicture(asked: z.output<typeof picture>, facilities: Facilities): Promise<void> {
  const { pool, db, files, clock, capturePage } = facilities
  const { row, brand } = found(await matterOf(db, asked.caseId))
  const { evidenceId, url } = await addressOf(db, row, asked.evidenceId)
  const page = await pageAt(url, capturePage)
  const at = clock()
  const text = Buffer.from(page.text)
  const parts = [
    { bytes: page.png, mediaType: 'image/png', ending: 'png' },
    { bytes: text, mediaType: 'text/plain', ending: 'txt' },
    { bytes: recordOf(page, url, at, text), mediaType: 'application/json', ending: 'json' },
  ]
  const facts = { url, finalUrl: page.finalUrl, httpStatus: page.status, takenAt: at.toISOString() }
  const made = await Promise.all(
    parts.map(async (part) => ({
      ...part,
      path: `documents/${row.documentHubId}/${uuidv7()}.capture`,
      kept: await stamped(part.bytes, { ...facts, mediaType: part.mediaType }, facilities),
    })),
  )
  await inTransaction(pool, async (tx) => {
    await alone(tx, row)
    for (const { bytes, ending, path, kept } of made) {
      await mustFit(tx, row, bytes.byteLength, 'website')
      const [file] = await tx
        .insert(document)
        .values({
          path,
          name: nameOfCapture(page.finalUrl, at, ending),
          // As what a stranger's server sent: handed out as a file, never opened as a page of ours.
          mediaType: 'application/octet-stream',
          size: bytes.byteLength,
          type: 'evidence',
          documentHubId: row.documentHubId,
          createdByUserId: asked.userId,
          userId: brand.userId,
        })
        .returning({ id: document.id })
      await keep(tx, { ...asked, actorId: null }, { row, documentId: found(file).id, evidenceId, ...kept })
      await files.put(path, bytes, 'application/octet-stream')
    }
  })
}
