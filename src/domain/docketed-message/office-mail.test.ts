import { expect, test } from 'vitest'
import { docketedMessageTypes } from '#domain/docket/message-status.ts'
import { milestoneOf, recogniseMail } from './office-mail.ts'

const mail = (subject: string, text = '', sender = 'noreply@uspto.gov') => recogniseMail({ sender, subject, text })

test.each([
  ['Nonfinal office action, serial number 97/331,208', 'office-action', '97331208'],
  ['Notice of Allowance, U.S. Serial No. 90123456', 'notice-of-allowance', '90123456'],
  ['Renewal confirmed, UK00003190744', 'renewal-receipt', 'UK00003190744'],
  ['Notice of publication: 019 204 771', 'publication', '019204771'],
  ['Certificate of registration No 018123456', 'registration', '018123456'],
  ['Notice of opposition against application 019204771', 'opposition', '019204771'],
  ['Filing receipt 98 765 432', 'filing-receipt', '98765432'],
])('%s', (subject, type, number) => {
  expect(mail(subject)).toMatchObject({ type, numbers: expect.arrayContaining([number]) as string[] })
})

test('the subject counts before the text, and a mail of which nothing is known is other', () => {
  expect(mail('Notice of publication', 'You may still answer the office action.').type).toBe('publication')
  expect(mail('Hello', 'Have a nice day.')).toEqual({ office: 'US', type: 'other', numbers: [] })
})

test.each([
  ['noreply@uspto.gov', 'US'],
  ['NoReply@mail.EUIPO.europa.eu', 'EU'],
  ['someone@uspto.gov.evil.test', null],
  ['someone@notuspto.gov', null],
  ['not an address', null],
])('%s writes for %s', (sender, office) => {
  expect(recogniseMail({ sender, subject: '', text: '' }).office).toBe(office)
})

test('every kind of mail says what it proposes, or that it proposes nothing', () => {
  expect(Object.keys(milestoneOf).toSorted()).toEqual([...docketedMessageTypes].toSorted())
})
