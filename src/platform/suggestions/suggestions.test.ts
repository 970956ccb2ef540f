import { expect, test } from 'vitest'
import { suggestionsAt, type SuggestionQuestion } from './suggestions.ts'

const question: SuggestionQuestion = {
  language: 'sk',
  mark: 'LAMPARO',
  places: ['SK'],
  section: 'goods',
  comments: [{ from: 'client', section: 'goods', content: 'Are lampshades in it?' }],
}

const answering = (answer: () => Response, asked: Request[] = []) =>
  suggestionsAt('https://words.example/suggest', 'a secret token', async (input, init) => {
    asked.push(new Request(input, init))
    return await Promise.resolve(answer())
  })

test('asks with the token and nothing but the question, and answers the text', async () => {
  const asked: Request[] = []
  const suggest = answering(() => Response.json({ text: ' Yes, in class 11. ', model: 'x' }), asked)
  expect(await suggest(question)).toBe('Yes, in class 11.')
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer a secret token')
  expect(asked[0]?.redirect).toBe('error')
  expect(await asked[0]?.json()).toEqual(question)
})

test.each([
  ['a refusal', () => new Response('no', { status: 503 })],
  ['no JSON', () => new Response('yes, in class 11')],
  ['no text', () => Response.json({ text: '  ' })],
  ['another shape', () => Response.json({ text: ['Yes'] })],
  ['too much', () => Response.json({ text: 'a'.repeat(30_000) })],
])('%s is no suggestion', async (_name, answer) => {
  await expect(answering(answer)(question)).rejects.toThrow()
})
