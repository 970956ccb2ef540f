import { interpret, type Config } from '#platform/config/config.ts'
import { readEnvironment } from '#platform/config/env.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

function configure(): Config {
  try {
    return interpret(readEnvironment(process.env))
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}

const config = configure()
// What the operator said of the mode stands in `config`; libraries, React first, have a slower build for everything else.
process.env['NODE_ENV'] = 'production'
const { start } = await import('./start.ts')
const started = await start(config, { log: say }).catch((error: unknown) => {
  process.stderr.write(`Markwright could not start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})

const pages = config.services.includes('web')
say(pages ? `\nMarkwright answers at ${config.baseUrl}` : `\nMarkwright works: ${config.services.join(', ')}`)
if (config.demo && pages) {
  say('Demo sign-ins, password demo-only-markwright:')
  say(`  customer@demo.test   ${config.baseUrl}/portal`)
  say(`  staff@demo.test      ${config.baseUrl}/admin`)
  say(`  admin@demo.test      ${config.baseUrl}/admin`)
  say(`Mails wait at ${config.baseUrl}/dev/outbox\n`)
}

let stopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    say('Stopping: running requests are finished first')
    started.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`)
        process.exit(1)
      },
    )
  })
}
