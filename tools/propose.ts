// npm run -s propose < marks.jsonl: for each line the result that the workbench would propose, as one line of JSON.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { withProposal, type SearchAnswer } from '#admin/registration-request/verification/candidate.ts'
import { groundText, ruleText } from '#admin/registration-request/verification/ground-text.ts'
import { draftOf } from '#admin/registration-request/verification/result-draft.ts'
import type { GroundKind } from '#domain/clearance/grounds/ground-kinds.ts'
import { foreignIn, groundsAmong } from '#domain/clearance/grounds/grounds-law.ts'
import { weights } from '#domain/clearance/weights.ts'
import { type Jurisdiction, jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { marksFor, RegisterSearch, signFor } from '#features/clearance/index.ts'
import { isOneLine, isPlainText, withoutUnseen } from '#kernel/bounded.ts'
import { readEnvironment } from '#platform/config/env.ts'
import { startEmbedded } from '#platform/db/embedded/start.ts'
import { createPool } from '#platform/db/pool.ts'
import { createLog } from '#platform/log/log.ts'
import { endWithReader } from './end-with-reader.ts'

const place = z.string().transform((text, context) => {
  const code = jurisdictionFrom(text)
  if (code !== null) return code
  context.addIssue({ code: 'custom', message: `${text.slice(0, 20)} is no jurisdiction of ours` })
  return z.NEVER
})

const line = z.object({
  // What every call refuses of a mark: with it the mark would show as another.
  mark: z
    .string()
    .overwrite(withoutUnseen)
    .trim()
    .min(1)
    .max(200)
    .refine(isOneLine, 'a mark has no line breaks and no signs that turn its direction')
    .refine(isPlainText, 'a mark has no control characters'),
  classes: z.array(z.number().int().min(1).max(45)).max(45).default([]),
  jurisdictions: z.array(place).min(1).max(102),
})

export type Question = z.output<typeof line>
/** Where the earlier marks come from: a search of the registers, or nothing where none is at hand. */
export type Answering = (question: Question) => Promise<SearchAnswer>

/** What is said where no register was read: the sign for itself. */
export const withoutRegisters: Answering = async ({ mark, classes, jurisdictions }) => ({
  marks: [],
  register: { count: 0, offices: [] },
  answeredBy: 'database',
  ...signFor(mark, classes, jurisdictions),
  version: weights.version,
})

/** As many names as the workbench looks at. */
const namesLookedAt = 60

/** The proposal for one line; an object with `error` for a line that cannot be read. */
export async function proposalOf(text: string, answering: Answering): Promise<unknown> {
  try {
    const question = line.parse(JSON.parse(text))
    const wanted = [...new Set(question.jurisdictions)]
    const classes = [...new Set(question.classes)].toSorted((a, b) => a - b)
    const answer = await answering({ mark: question.mark, classes, jurisdictions: wanted })
    const standing = (kind: GroundKind, word: string, one: Jurisdiction) =>
      groundsAmong(answer.grounds, [one]).find((hint) => hint.kind === kind && hint.word === word)
    const draft = withProposal({ ...draftOf(wanted, []), classes }, question.mark, answer, wanted, 'en')
    return {
      mark: question.mark,
      distinctiveness: draft.distinctiveness,
      hints: groundsAmong(answer.grounds, wanted).map(({ kind, word }) => {
        const why = wanted.flatMap((one) => {
          const ground = standing(kind, word, one)
          if (!ground) return []
          const isForeign = foreignIn(answer.grounds, one).some((hint) => hint.kind === kind && hint.word === word)
          // Why it weighs less there than elsewhere.
          const language = isForeign ? `, in a language or a sense that buyers in ${one} are not taken to know` : ''
          return `${groundText(ground, one, 'en')} (${ruleText(ground, one, classes, 'en')})${language}`
        })
        return { kind, word, why: [...new Set(why)].join('; ') }
      }),
      verdicts: Object.fromEntries(
        draft.verdicts.map(({ jurisdiction, risk, reason, advice }) => [
          jurisdiction,
          { risk: risk === 'unknown' ? null : risk, action: advice, note: reason },
        ]),
      ),
    }
  } catch (error) {
    if (error instanceof z.ZodError)
      return { error: error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`).join('; ') }
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

/** The registers of this installation, when it has a database; nothing is made or migrated. */
async function registersAtHand(): Promise<{ answering: Answering; end: () => Promise<void> }> {
  const { DATABASE_URL: given, DIRECT_DATABASE_URL: direct, DATA_DIR: dataDir } = readEnvironment(process.env)
  const isMade = existsSync(path.join(dataDir, 'postgres', 'PG_VERSION'))
  if (given === undefined && !isMade) return { answering: withoutRegisters, end: async () => undefined }
  const embedded = given === undefined ? await startEmbedded({ dataDir: path.resolve(dataDir) }) : null
  const pool = createPool(direct ?? given ?? embedded?.url ?? '', { max: 3, applicationName: 'markwright propose' })
  const register = new RegisterSearch(pool, path.resolve(dataDir, 'register'), createLog('error'))
  await register.follow()
  return {
    answering: async ({ mark, classes, jurisdictions }) =>
      marksFor(
        { pool, register },
        { value: mark, classes, jurisdictions, scope: 'related', withDead: false, limit: namesLookedAt },
      ),
    end: async () => {
      await register.stop()
      await pool.end()
      await embedded?.stop()
    },
  }
}

if (import.meta.main) {
  const { answering, end } = await registersAtHand()
  endWithReader(end)
  for await (const text of createInterface({ input: process.stdin }))
    if (text.trim() !== '') process.stdout.write(`${JSON.stringify(await proposalOf(text, answering))}\n`)
  await end()
}
