import { RegisterIndex } from '#features/clearance/register-index.ts'

/*
 * Starts a process that does nothing but load an index from a file and answer: prints how long the start took, how much
 * memory is held. Run by run.ts: start.ts FILE MARK...
 */
const [file = '', ...marks] = process.argv.slice(2)
const begun = performance.now()
const index = new RegisterIndex()
await index.load(file)
await index.search({ text: 'first', classes: [], scope: 'all', withDead: false, limit: 20 })
const seconds = (performance.now() - begun) / 1000
for (const text of marks) {
  for (const scope of ['all', 'related'] as const) {
    await index.search({ text, classes: [9], scope, withDead: false, limit: 100 })
  }
}
const memory = (process.memoryUsage().rss / 2 ** 20).toFixed(0)
process.stdout.write(
  `start from file to first answer ${seconds.toFixed(2)} s, process ${memory} MB after ${marks.length * 2} questions\n`,
)
await index.stop()
