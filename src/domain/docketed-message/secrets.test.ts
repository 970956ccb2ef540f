import { expect, test } from 'vitest'
import { recogniseMail } from './office-mail.ts'
import { isSecretType, withoutSecrets } from './secrets.ts'

test('a code and a one-time link are gone, what the mail says besides stays', () => {
  const mail = [
    'Amazon Brand Registry: VELMORA, registration 018999001 of 4 May 2026.',
    'Your verification code is KX-42-77Q. It holds for ten days.',
    'Overovací kód: 884 213',
    'Your one-time password',
    '',
    '  Q7F3-11AB  ',
    'Sign in: https://account.office.test/activate/9f8e7d6c5b4a39281716 or https://account.office.test/reset?token=abc',
    'Help: https://www.office.test/help/brands',
  ].join('\n')
  expect(withoutSecrets(mail)).toBe(
    [
      'Amazon Brand Registry: VELMORA, registration 018999001 of 4 May 2026.',
      'Your verification code is […]. It holds for ten days.',
      'Overovací kód: […]',
      'Your one-time password',
      '',
      '[…]',
      'Sign in: https://account.office.test/[…] or https://account.office.test/[…]',
      'Help: https://www.office.test/help/brands',
    ].join('\n'),
  )
})

test('a code stands before its name too, and days and years stay', () => {
  expect(withoutSecrets('884213 is your verification code of 04.05.2026, good until 2026-12-01.')).toBe(
    '[…] is your verification code of 04.05.2026, good until 2026-12-01.',
  )
})

test('a code that somebody took from the mail goes wherever it stands', () => {
  expect(withoutSecrets('Keep SESAME safe.\nIt was SESAME.', ['SESAME'])).toBe('Keep […] safe.\nIt was […].')
  expect(withoutSecrets('Nothing here.', ['', ' '])).toBe('Nothing here.')
})

test('mails with codes and links of accounts are known by their words, and no letter of an office about a mark is one', () => {
  const typeOf = (subject: string, text = '') =>
    recogniseMail({ sender: 'no-reply@euipo.europa.eu', subject, text }).type
  for (const subject of ['Your verification code', 'Reset your password', 'Activate your account', 'One-time password'])
    expect([subject, isSecretType(typeOf(subject))]).toEqual([subject, true])
  expect(isSecretType(typeOf('Brand Registry code'))).toBe(true)
  for (const subject of ['Office action', 'Filing receipt', 'Notice of allowance', 'Application received'])
    expect([subject, isSecretType(typeOf(subject, 'Sign in with your password.'))]).toEqual([subject, false])
})
