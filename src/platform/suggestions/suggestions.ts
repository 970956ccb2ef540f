import { z } from 'zod'
import type { Language } from '#kernel/languages.ts'

/** What a program is told to suggest an answer: nothing of other matters, and the comments as they were written. */
export interface SuggestionQuestion {
  /** The client's language, in which the answer is wanted. */
  language: Language
  mark: string
  /** Codes of jurisdictions. */
  places: readonly string[]
  /** The part of the draft that is talked about; null for the whole. */
  section: string | null
  /** What was said, oldest first. */
  comments: readonly { from: 'client' | 'office'; section: string | null; content: string }[]
}

/** Suggests the words of one comment. Throws where the program is away, slow or answers something else. */
export type Suggest = (question: SuggestionQuestion) => Promise<string>

/** Milliseconds that a program may take. */
const patience = 30_000
/** Characters of an answer that are read; a comment may have fewer. */
const longest = 20_000

const suggested = z.object({ text: z.string().trim().min(1) })

/** Asks the program of an address: the question as JSON with a bearer token, `{"text"}` for an answer. */
export function suggestionsAt(url: string, token: string, fetching: typeof fetch = fetch): Suggest {
  return async (question) => {
    const answer = await fetching(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(question),
      signal: AbortSignal.timeout(patience),
      redirect: 'error',
    })
    if (!answer.ok) {
      await answer.body?.cancel()
      throw new Error(`the program that suggests comments answered ${answer.status}`)
    }
    return suggested.parse(JSON.parse(await upTo(answer, longest))).text
  }
}

/** The text of an answer, as long as it is no longer than so many characters. */
async function upTo(answer: Response, characters: number): Promise<string> {
  let text = ''
  for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part
    if (text.length > characters)
      throw new Error(`the program that suggests comments answered more than ${characters} characters`)
  }
  return text
}
