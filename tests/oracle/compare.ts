import { isDeepStrictEqual } from 'node:util'
import type { Engine } from '#platform/graphql/engine.ts'
import { seededRandom } from '#tests/random.ts'
import { answerQuestion } from './answer.ts'
import { Generator } from './generate.ts'
import { printQuestion } from './question.ts'
import type { World } from './world.ts'

export interface Difference {
  query: string
  variables: unknown
  expected: unknown
  found: unknown
}

export interface Comparison {
  asked: number
  /** Questions whose answer held at least one row. */
  answered: number
  /** Questions refused by a limit of the engine. */
  refused: number
  differences: Difference[]
}

/** Asks an engine random questions as the world's role and compares every answer with the oracle's. */
export async function compare(
  engine: Engine,
  world: World,
  options: { questions: number; seed: number; maxRows: number },
): Promise<Comparison> {
  const random = seededRandom(options.seed)
  const generator = new Generator(world, random)
  const result: Comparison = { asked: 0, answered: 0, refused: 0, differences: [] }
  while (result.asked < options.questions && result.differences.length < 5) {
    result.asked += 1
    const fields = generator.question()
    const request = printQuestion(fields, () => generator.chance(0.5))
    const { body } = await engine.execute(request, world.session)
    const found = JSON.parse(body) as { data?: unknown; errors?: { message: string }[] }
    if (found.errors?.[0]?.message.startsWith('the request is over the limit')) {
      result.refused += 1
      continue
    }
    const expected = { data: answerQuestion(world, fields, options.maxRows) }
    if (/\[\{|"f\d+":\{"f/.test(JSON.stringify(expected))) result.answered += 1
    if (!isDeepStrictEqual(found, expected))
      result.differences.push({ ...request, expected: expected.data, found: found.data ?? found.errors })
  }
  return result
}
