// Use: node --import ./tools/jsx.ts bench/pages/patterns.ts [rounds] [questions]
// What a request costs with 20 patterns and with 180: the product's own route table, and rows like its own after it.
import { createStaticHandler, type RouteObject } from 'react-router'
import { routeTable } from '#web/route-table.ts'
import { median } from '../process.ts'

const rounds = Number(process.argv[2] ?? 7)
const questions = Number(process.argv[3] ?? 2000)

/** The first `count` patterns of the product; where it has fewer, its own again below another address. */
function patterns(count: number): string[] {
  const own: string[] = routeTable.map(({ pattern }) => pattern).filter((pattern) => !pattern.includes('*'))
  return Array.from({ length: count }, (_, at) => {
    const pattern = own[at % own.length] ?? '/'
    return at < own.length ? pattern : `/more-${Math.floor(at / own.length)}${pattern}`
  })
}

const handlerOf = (count: number) =>
  createStaticHandler(
    patterns(count).map((path, at): RouteObject => ({
      id: String(at),
      path,
      loader: () => ({ at }),
      Component: () => null,
    })),
  )

/** Addresses that both know, with their parameters filled in, and one that neither does. */
const asked = [...patterns(20).map((path) => path.replaceAll(/:\w+\??/g, 'one')), '/nowhere']

/** Microseconds of processor for a question. */
async function cost(handler: ReturnType<typeof handlerOf>): Promise<number> {
  const before = process.cpuUsage()
  for (let at = 0; at < questions; at++) {
    const address = asked[at % asked.length] ?? '/'
    await handler.query(new Request(`http://bench.test${address}`))
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / questions
}

const [few, many] = [handlerOf(20), handlerOf(180)]
await cost(few)
await cost(many)
const found: { few: number; many: number }[] = []
for (let round = 0; round < rounds; round++) found.push({ few: await cost(few), many: await cost(many) })
const of = (name: 'few' | 'many') => median(found.map((one) => one[name]))
const shares = found.map((one) => one.many / one.few).toSorted((a, b) => a - b)
process.stdout.write(
  `20 patterns ${of('few').toFixed(1)} µs, 180 patterns ${of('many').toFixed(1)} µs of processor for a question; ` +
    `share ${median(shares).toFixed(2)} (${shares[0]?.toFixed(2)} to ${shares.at(-1)?.toFixed(2)}); the product has ${routeTable.length} patterns\n`,
)
