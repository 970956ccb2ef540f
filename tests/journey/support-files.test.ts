import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import { noteCalls } from '#contract/note.ts'
import {
  mostTicketDocuments,
  supportTicketAnswer,
  supportTicketCreate,
  supportTicketDocument,
  supportTicketReceive,
  supportTicketStatus,
  supportTicketThread,
} from '#contract/support.ts'
import { documentUpload } from '#contract/trademark.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { pdfFile } from '#tests/documents.ts'

let app: TestApp
let staff: Client
let owner: Client
let other: Client
const tokens: Record<string, string> = {}

beforeAll(async () => {
  app = await startApp()
  await app.addUser('attorney@files.test', 'staff')
  const signedIn = async (name: string) => {
    const { client, token } = await app.signIn(`${name}@files.test`)
    tokens[name] = token
    return client
  }
  staff = await signedIn('attorney')
  for (const name of ['owner', 'other']) await app.addUser(`${name}@files.test`, 'customer')
  owner = await signedIn('owner')
  other = await signedIn('other')
})
afterAll(async () => await app?.close())

interface Ticket {
  id: number
  publicId: string
  hubId: string
}
const ticketOf = async (publicId: string): Promise<Ticket> => {
  const { rows } = await app.context.pool.query<Ticket>(
    'select id, public_id as "publicId", document_hub_id as "hubId" from support_ticket where public_id = $1',
    [publicId],
  )
  const [row] = rows
  if (!row) throw new Error('no such ticket')
  return row
}
const asked = async (who: Client): Promise<Ticket> =>
  await ticketOf((await who(supportTicketCreate, { body: { message: 'Is this ours?', email: 'a@visitor.test' } })).id)

/** The file behind the link of a ticket's page. */
async function opened({ publicId }: Ticket, docId: number, who?: string) {
  const { status, headers } = await fetch(`${app.url}/api/support-ticket/${publicId}/document/${docId}`, {
    headers: who ? { authorization: `Bearer ${tokens[who]}` } : {},
  })
  return { status, type: headers.get('content-type') }
}

/** A mail with attachments, each as its name, kind and bytes. */
function mailWith(id: string, files: readonly [name: string, type: string, bytes: Uint8Array][]): File {
  const parts = files.map(
    ([name, type, bytes]) =>
      `--b\r\nContent-Type: ${type}\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename="${name}"\r\n\r\n${Buffer.from(bytes).toString('base64')}\r\n`,
  )
  const head = `From: Kata Fictional <kata@visitor.test>\r\nTo: office@ours.test\r\nMessage-ID: <${id}@visitor.test>\r\nSubject: A letter\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n`
  const text = `--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nWhat is this letter?\r\n`
  return new File([`${head}${text}${parts.join('')}--b--\r\n`], 'mail.eml', { type: 'message/rfc822' })
}
const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer())

test('a customer hands in a document, the ticket is ours again, and only they and staff open it', async () => {
  const ticket = await asked(owner)
  await staff(supportTicketAnswer, { params: { id: ticket.id }, body: { text: 'Send us the letter.' } })
  const params = { id: ticket.publicId }
  expect(await owner(supportTicketDocument, { params, file: pdfFile('letter.pdf') })).toEqual({ status: 'In progress' })
  const { documents, messages } = await owner(supportTicketThread, { params })
  expect(documents).toMatchObject([{ name: 'letter.pdf', isOurs: false }])
  expect(messages.at(-1)).toMatchObject({ text: '[letter.pdf]', isOurs: false })
  const docId = documents[0]?.id ?? 0
  expect(await opened(ticket, docId, 'owner')).toEqual({ status: 200, type: 'application/pdf' })
  expect((await opened(ticket, docId, 'attorney')).status).toBe(200)
  expect((await opened(ticket, docId, 'other')).status).toBe(404)
  // Of an account the link alone is not enough.
  expect((await opened(ticket, docId)).status).toBe(401)
  await expect(other(supportTicketDocument, { params, file: pdfFile('letter.pdf') })).rejects.toMatchObject({
    code: 'not-found',
  })
  const elsewhere = await asked(owner)
  expect((await opened(elsewhere, docId, 'owner')).status).toBe(404)
})

test('what is no document is refused beside its field, nothing is kept, and a ticket has room for so many', async () => {
  const ticket = await asked(app.anonymous)
  const params = { id: ticket.publicId }
  const file = new File(['MZ program'], 'letter.pdf', { type: 'application/pdf' })
  await expect(app.anonymous(supportTicketDocument, { params, file })).rejects.toMatchObject({
    code: 'unsupported-type',
    fields: { file: 'file-kind' },
  })
  await expect(app.anonymous(supportTicketDocument, { params })).rejects.toMatchObject({ fields: { file: 'required' } })
  expect((await app.anonymous(supportTicketThread, { params })).documents).toEqual([])
  await app.context.pool.query(
    `insert into document (path, name, media_type, size, type, document_hub_id)
     select 'test/' || n, n || '.pdf', 'application/pdf', 1, 'other', $1 from generate_series(1, $2) n`,
    [ticket.hubId, mostTicketDocuments],
  )
  await expect(app.anonymous(supportTicketDocument, { params, file: pdfFile('one.pdf') })).rejects.toMatchObject({
    fields: { file: 'too-much' },
  })
})

test('a resolved ticket is open again with the document that comes to it', async () => {
  const ticket = await asked(app.anonymous)
  const body = { from: 'Open' as const, to: 'Resolved' as const, resolution: null }
  await staff(supportTicketStatus, { params: { id: ticket.id }, body })
  const params = { id: ticket.publicId }
  expect(await app.anonymous(supportTicketDocument, { params, file: pdfFile('late.pdf') })).toEqual({ status: 'Open' })
})

test('attachments of a mail are kept when the guard takes them; what it refuses is named to who hands the mail in', async () => {
  const pdf = await bytesOf(pdfFile('x'))
  const mail = mailWith('files-1', [
    ['letter.pdf', 'application/pdf', pdf],
    ['invoice.pdf', 'application/pdf', new TextEncoder().encode('MZ program')],
  ])
  const taken = await staff(supportTicketReceive, { file: mail })
  expect(taken).toMatchObject({ isNew: true, kept: ['letter.pdf'], left: ['invoice.pdf'] })
  const { rows } = await app.context.pool.query<{ public_id: string }>(
    'select public_id from support_ticket where id = $1',
    [taken.id],
  )
  const ticket = await ticketOf(rows[0]?.public_id ?? '')
  const { documents, messages } = await app.anonymous(supportTicketThread, { params: { id: ticket.publicId } })
  expect(documents.map(({ name }) => name)).toEqual(['letter.pdf'])
  expect(messages[0]?.text).toContain('[letter.pdf, invoice.pdf]')
  expect(await opened(ticket, documents[0]?.id ?? 0)).toEqual({ status: 200, type: 'application/pdf' })
  // The same mail again keeps nothing twice.
  expect(await staff(supportTicketReceive, { file: mail })).toMatchObject({ id: taken.id, kept: [], left: [] })
  expect((await app.anonymous(supportTicketThread, { params: { id: ticket.publicId } })).documents).toHaveLength(1)
})

test('notes and documents that staff keep to themselves are nowhere for whoever asked', async () => {
  const ticket = await asked(owner)
  const secret = 'He argued with us in May.'
  await staff(noteCalls['support-ticket'], { params: { id: ticket.id }, body: { text: secret } })
  const upload = async (visibleToClient: boolean, name: string) =>
    await staff(documentUpload, {
      params: { hubId: ticket.hubId },
      body: { type: 'other', visibleToClient },
      file: pdfFile(name),
    })
  const hidden = await upload(false, 'inner.pdf')
  const shown = await upload(true, 'answer.pdf')
  const { documents, ...thread } = await owner(supportTicketThread, { params: { id: ticket.publicId } })
  expect(documents).toMatchObject([{ id: shown.id, name: 'answer.pdf', isOurs: true }])
  expect(JSON.stringify(thread)).not.toContain('argued')
  expect((await opened(ticket, hidden.id, 'owner')).status).toBe(404)
  const page = await fetch(`${app.url}/api/support-ticket/${ticket.publicId}/thread-comment`, {
    headers: { authorization: `Bearer ${tokens['owner']}` },
  })
  expect(await page.text()).not.toMatch(/argued|inner\.pdf/)
  for (const query of [
    'query { support_ticket { notes { text } } }',
    'query { note { text } }',
    'query { support_ticket { note_hub_id } }',
  ])
    await expect(app.graphql(query, {}, tokens['owner'])).rejects.toThrow()
  const read = await app.graphql<{ support_ticket: { notes: { text: string }[] }[] }>(
    'query ($id: Int!) { support_ticket(where: { id: { _eq: $id } }) { notes { text } } }',
    { id: ticket.id },
    tokens['attorney'],
  )
  expect(read.support_ticket).toEqual([{ notes: [{ text: secret }] }])
})
