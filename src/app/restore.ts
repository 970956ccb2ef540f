import { resolve } from 'node:path'
import { BackupError } from '#platform/backup/frames.ts'
import { interpret, keepSecret } from '#platform/config/config.ts'
import { readEnvironment } from '#platform/config/env.ts'
import { startEmbedded } from '#platform/db/embedded/start.ts'
import { createLog } from '#platform/log/log.ts'
import { checkBackup, loadBackup, secretsOf } from './load-backup.ts'
import { filesOf } from './storage.ts'

async function run(words: string[]): Promise<string> {
  const [file, ...more] = words
  if (file === undefined || file.startsWith('-') || more.length > 0)
    throw new BackupError('Use: npm run restore -- FILE')
  const env = readEnvironment(process.env)
  const checked = await checkBackup(file)
  const secrets = env.AUTH_SECRET === undefined ? secretsOf(checked, env.BACKUP_PASSPHRASE) : null
  // Before the configuration is read, which makes what is missing.
  for (const name of ['auth-secret', 'payments-webhook-secret'] as const)
    if (secrets?.[name] !== undefined) keepSecret(resolve(env.DATA_DIR), name, secrets[name])
  const config = interpret(env)
  const embedded = config.databaseUrl === null ? await startEmbedded({ dataDir: config.dataDir }) : null
  try {
    await loadBackup(file, checked, {
      ...config,
      url: config.databaseUrl ?? embedded?.url ?? '',
      files: await filesOf(config),
      log: createLog(config.logLevel),
    })
  } finally {
    await embedded?.stop()
  }
  return `Restored as of ${checked.manifest.at}, with ${checked.documents} documents. Check it: npm run audit:verify\n`
}

await run(process.argv.slice(2)).then(
  (text) => process.stdout.write(text),
  (error: unknown) => {
    process.stderr.write(
      error instanceof BackupError
        ? `${error.message}\n`
        : `The restore failed: ${String(error)}\nBegin again with an empty database.\n`,
    )
    process.exitCode = 1
  },
)
