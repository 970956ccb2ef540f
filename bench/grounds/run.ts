// node --import ./tools/jsx.ts bench/grounds/run.ts TERMS.json: how many names of goods and services a list of terms has are told as such.
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { groundsIn } from '#domain/clearance/grounds/grounds-law.ts'
import { groundHints } from '#domain/clearance/grounds/absolute-grounds.ts'

/** The file of kemitchell/nice-classification: its class is in the first two digits of a number. */
const term = z.object({ number: z.string(), description: z.string() })
const file = z.object({ goods: z.array(term), services: z.array(term) })

const [name = ''] = process.argv.slice(2)
const { goods, services } = file.parse(JSON.parse(await readFile(name, 'utf8')))
const outcomes = { high: 0, medium: 0, hint: 0, none: 0 }
type Outcome = keyof typeof outcomes

/** What the public of the United Kingdom, which reads English alone, is told of a term as a mark. */
function outcomeOf(text: string, niceClass: number): Outcome {
  const hints = groundsIn(groundHints(text, [niceClass]), 'UK')
  if (hints.length === 0) return 'none'
  return hints.some(({ risk }) => risk === 'high')
    ? 'high'
    : hints.some(({ risk }) => risk === 'medium')
      ? 'medium'
      : 'hint'
}

const kinds = { 'one word': /^[a-z']+$/i, 'two to four words': /^[a-z'-]+(?: [a-z'-]+){1,3}$/i }
for (const [kind, shape] of Object.entries(kinds)) {
  const counts = { ...outcomes }
  const seen = new Set<string>()
  for (const { number, description } of [...goods, ...services]) {
    const text = description.replaceAll(/\s*[[(].*?[\])]|\*/g, '').trim()
    const niceClass = Number(number.slice(0, 2))
    if (!shape.test(text) || seen.has(`${niceClass} ${text}`)) continue
    seen.add(`${niceClass} ${text}`)
    counts[outcomeOf(text, niceClass)] += 1
  }
  const shares = Object.entries(counts).map(([outcome, count]) => `${outcome} ${(count / seen.size).toFixed(3)}`)
  console.log(`${kind}: ${seen.size} terms, ${shares.join(', ')}`)
}
