import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { broughtRates } from '#domain/pricing/order-answer.ts'
import type { RateTable } from '#domain/pricing/rates.ts'
import { endWithReader } from './end-with-reader.ts'

/** The rates of the file behind `--rates`; null without one. Ends the process with a sentence when there are none in it. */
export async function ratesGiven(): Promise<RateTable | null> {
  const at = process.argv.indexOf('--rates')
  if (at < 0) return null
  const file = process.argv[at + 1]
  try {
    if (file === undefined) throw new Error('no file is named')
    return broughtRates.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    process.stderr.write(`--rates ${file ?? ''}: ${messageOf(error)}\n`)
    process.exit(2)
  }
}

/**
 * Answers each JSON line of standard input with one on standard output; a line that is no JSON, or that nothing can be said
 * of, gets an error and keeps none of the others back. A reader that has enough, such as `head`, ends it quietly.
 */
export async function answerLines(answer: (asked: unknown) => object): Promise<void> {
  endWithReader()
  for await (const line of createInterface({ input: process.stdin })) {
    const text = line.replace(/^\uFEFF/, '').trim()
    if (text === '') continue
    if (!process.stdout.write(`${JSON.stringify(answerTo(text, answer))}\n`)) await once(process.stdout, 'drain')
  }
}

function answerTo(text: string, answer: (asked: unknown) => object): object {
  let asked: unknown
  try {
    asked = JSON.parse(text)
  } catch {
    return { error: 'not JSON' }
  }
  try {
    return answer(asked)
  } catch (error) {
    return { error: messageOf(error) }
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
