import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { broughtRates } from '#domain/pricing/order-answer.ts'
import type { RateTable } from '#domain/pricing/rates.ts'

/** The rates of the file behind `--rates`; null without one. Throws when the file has another shape. */
export async function ratesGiven(): Promise<RateTable | null> {
  const at = process.argv.indexOf('--rates')
  const file = at > 0 ? process.argv[at + 1] : undefined
  return file === undefined ? null : broughtRates.parse(JSON.parse(await readFile(file, 'utf8')))
}

/** Answers each JSON line of standard input with one on standard output; a line that is no JSON gets an error. */
export async function answerLines(answer: (asked: unknown) => object): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue
    process.stdout.write(`${JSON.stringify(answerTo(line, answer))}\n`)
  }
}

function answerTo(line: string, answer: (asked: unknown) => object): object {
  let asked: unknown
  try {
    asked = JSON.parse(line)
  } catch {
    return { error: 'not JSON' }
  }
  return answer(asked)
}
