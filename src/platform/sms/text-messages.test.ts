import { expect, test } from 'vitest'
import { messagesAt, messageText, standInMessages } from './text-messages.ts'

const message = { id: 'urging-sms-1', to: '+421 905 123 456', text: 'Your application waits.' }

test('a message goes to the provider with its token and its id, and a refusal is thrown', async () => {
  const asked: Request[] = []
  const answers = [200, 503]
  const fetching: typeof fetch = async (input, init) => {
    asked.push(new Request(input, init))
    return await Promise.resolve(new Response('{}', { status: answers[asked.length - 1] ?? 500 }))
  }
  const messages = messagesAt('https://sms.example/send', 'a token', fetching)
  expect(await messages.send(message)).toBe('sent')
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer a token')
  expect(await asked[0]?.json()).toEqual(message)
  await expect(messages.send(message)).rejects.toThrow('answered 503')
})

test('the stand-in sends to nobody and says so', async () => {
  expect(await standInMessages.send(message)).toBe('kept')
})

test('a message says what the letter is about, where it leads, and where advertising ends', () => {
  const letter = {
    subject: 'It waits.',
    title: '',
    paragraphs: [],
    footer: '',
    action: { label: 'Open', url: 'https://a.test/1' },
  }
  expect(messageText(letter)).toBe('It waits. https://a.test/1')
  expect(messageText({ ...letter, unsubscribe: { label: 'End', url: 'https://a.test/2' } })).toBe(
    'It waits. https://a.test/1 End: https://a.test/2',
  )
})
