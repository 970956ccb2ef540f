import { expect, test } from 'vitest'
import { AppError } from '#kernel/errors.ts'
import { endlessMails } from '#tests/hostile/office-mails.ts'
import { readMail } from './read-mail.ts'
import { threadMs } from '#tests/processor.ts'

const now = new Date('2026-11-22T10:00:00Z')
const file = (text: string) => new File([text], 'mail.eml', { type: 'message/rfc822' })
const mail = (headers: Record<string, string>, rest = '') =>
  file(
    `${Object.entries({ From: 'noreply@uspto.gov', ...headers })
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}${rest || '\r\nx\r\n'}`,
  )

test.each(Object.entries(endlessMails))('others are served while a mail is read that has %s', async (_, write) => {
  let turns = 0
  let reading = true
  const others = (async () => {
    while (reading) {
      await new Promise((resolve) => setTimeout(resolve, 1))
      turns += 1
    }
  })()
  // Read or given up, both are well; what must not be is that nobody else has a turn meanwhile.
  const began = threadMs()
  const code = await readMail(file(write(1_000_000)), now, 500).then(
    () => null,
    (error: unknown) => (error instanceof AppError ? error.code : error),
  )
  const took = threadMs() - began
  reading = false
  await others
  expect([null, 'invalid-input']).toContain(code)
  expect(turns).toBeGreaterThan(took / 100)
})

test('a mail that nobody reads in time is refused, and the next one is read', async () => {
  const endless = endlessMails['lines and blanks as HTML']?.(4_000_000) ?? ''
  await expect(readMail(file(endless), now, 200)).rejects.toMatchObject({ fields: { file: 'file-damaged' } })
  expect(await readMail(mail({ Subject: 'Office action' }), now)).toMatchObject({ subject: 'Office action' })
})

test('a sender is known by the whole address, and one that is too long for an address is none', async () => {
  const label = 'x'.repeat(60)
  const long = `a@${label}.${label}.${label}.yyyyy.uspto.gov.evil.test`
  expect(long.slice(0, 200)).toMatch(/uspto\.gov$/)
  expect((await readMail(mail({ From: long }), now)).sender).toBe(long)
  const endless = `a@${Array.from({ length: 10 }, () => label).join('.')}.uspto.gov`
  await expect(readMail(mail({ From: endless }), now)).rejects.toMatchObject({ fields: { file: 'file-kind' } })
})

test('two mails whose long ids begin alike are two', async () => {
  const [first, second] = await Promise.all(
    ['1', '2'].map(async (end) => await readMail(mail({ 'Message-ID': `<${'a'.repeat(300)}${end}@uspto.gov>` }), now)),
  )
  expect(first?.messageId).not.toBe(second?.messageId)
  expect((await readMail(mail({ 'Message-ID': '<a@uspto.gov>' }), now)).messageId).toBe('<a@uspto.gov>')
})

test('no sign is cut in half, in a name of a file or a subject', async () => {
  const name = `${'a'.repeat(199)}\u{1F980}.pdf`
  const read = await readMail(
    mail(
      { Subject: `${'b'.repeat(199)}\u{1F980}` },
      `Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: application/pdf; name="${name}"\r\n\r\nx\r\n--b--\r\n`,
    ),
    now,
  )
  expect([...read.files, read.subject].map((text) => text.isWellFormed())).toEqual([true, true])
  expect(read.files).toEqual(['a'.repeat(199)])
})
