import { runImport } from './import-run.ts'

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stop.signal.aborted) process.exit(130)
    process.stderr.write('\nStopping after the batch under way; the same command goes on from there.\n')
    stop.abort()
  })
}
const { env: environment, stdout: out, stderr: complaints } = process
process.exit(await runImport(process.argv.slice(2), { environment, out, complaints, signal: stop.signal }))
