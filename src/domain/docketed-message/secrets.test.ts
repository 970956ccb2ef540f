import { expect, test } from 'vitest'
import { recogniseMail } from './office-mail.ts'
import { isSecretType, withoutKnown, withoutSecrets } from './secrets.ts'
import { threadMs } from '#tests/processor.ts'

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

test.each([
  [
    'lines between name and code',
    'Your code:\nEnter it in ten minutes.\n\n884213',
    'Your code:\nEnter it in ten minutes.\n\n[…]',
  ],
  ['what comes long after', 'Your code:\nEnter it.\nSee our site.\nWe are open.\n884213', null],
  ['single digits', 'The code 4 8 2 9 1 3 is yours', 'The code […] is yours'],
  ['letters alone behind a colon', 'Password: swordfish', 'Password: […]'],
  ['capitals behind a verb', 'Your code is QWERTY. Keep it.', 'Your code is […]. Keep it.'],
  ['capitals on a line of their own', 'Your code\nQWERTY', 'Your code\n[…]'],
  ['a year that is said to be the code', 'PIN: 2024', 'PIN: […]'],
  ['days behind such a word', 'Key dates: 04.05.2026. Key: 04.05.2026', null],
  ['a sentence below', 'Your code\nIt holds until 4 May 2026', null],
  ['a short token of a link', 'Confirm: https://office.test/a/9f8e7d', 'Confirm: https://office.test/[…]'],
  ['a link cut in two', 'https://office.test/a/9f8e7d6c\n5b4a3928\nRegards', 'https://office.test/[…]\n[…]\nRegards'],
])('%s', (_what, mail, without) => {
  expect(withoutSecrets(mail)).toBe(without ?? mail)
})

test('a code that somebody took from the mail goes wherever it stands, however they typed it', () => {
  expect(withoutSecrets('Keep SESAME safe.\nIt was SESAME.', ['SESAME'])).toBe('Keep […] safe.\nIt was […].')
  expect(withoutSecrets('Nothing here.', ['', ' '])).toBe('Nothing here.')
  expect(withoutKnown('It is KX 42–77Q, not KX42.', ['kx-42-77q'])).toBe('It is […], not KX42.')
})

const typeOf = (subject: string, text = '') => recogniseMail({ sender: 'no-reply@euipo.europa.eu', subject, text }).type

test.each([
  'Your verification code',
  '884213 is your confirmation code',
  'Access code',
  'Login code',
  'Your passcode',
  'OTP for your account',
  'Reset your password',
  'Activate your account',
  'One-time password',
  'Overovací kód',
  'Jednorazové heslo',
  'Váš prihlasovací kód',
  'Obnovenie hesla',
  'Ověřovací kód',
  'Přihlašovací kód',
  'Aktivace účtu',
  'Código de verificación',
  'Contraseña de un solo uso',
  'Restablecer su contraseña',
  'Brand Registry code',
])('"%s" is a mail with a secret', (subject) => {
  expect(isSecretType(typeOf(subject))).toBe(true)
  expect(isSecretType(typeOf('Hello', `${subject}: 884213`))).toBe(true)
})

test('no letter of an office about a mark is one, whatever stands below it', () => {
  const foot = 'Sign in with your password. You may change your password at any time.'
  for (const subject of ['Office action', 'Filing receipt', 'Notice of allowance', 'Application received'])
    expect([subject, isSecretType(typeOf(subject, foot))]).toEqual([subject, false])
  expect(typeOf('Your business with us', `Your application 018999001 has been received.\n${foot}`)).toBe(
    'filing-receipt',
  )
  expect(typeOf('News', 'Your mark 018999001 has been registered.\nYour confirmation code: 884213')).toBe(
    'registration',
  )
})

test('a registration of an account is none of a mark', () => {
  expect(typeOf('Welcome', 'Your account has been registered. Your verification code: 884213')).toBe('account-code')
})

test.each([
  'code',
  'code is',
  'code:',
  'code is :',
  'is',
  '1 ',
  'a-',
  'code 1.',
  'http://a/',
  'code\n',
  'A',
  'overovací ',
])('%j with whatever behind it, however often, costs no time', (piece) => {
  for (const text of [`code ${piece.repeat(3000)}`, `${piece}${' '.repeat(9000)}x`, `${piece}${'-'.repeat(9000)}`]) {
    const began = threadMs()
    withoutSecrets(text.slice(0, 10_000))
    typeOf('Hello', text.slice(0, 10_000))
    expect(threadMs() - began).toBeLessThan(500)
  }
})

test('what somebody took is no code when it has less than four signs, and cuts no word', () => {
  expect(withoutKnown('A mark of a brand, 1 of 12', ['a', '1', '12'])).toBe('A mark of a brand, 1 of 12')
  expect(withoutKnown('Code KX42-77Q, and KX4277QB', ['KX4277Q'])).toBe('Code […], and KX4277QB')
})

test('a letter of an unknown kind that names a filing is none with a secret, whatever code stands in it', () => {
  const letter = 'Invitation in opposition 003112233. Your access code for the file: 884213'
  expect(isSecretType(typeOf('Your business with us', letter))).toBe(false)
})
