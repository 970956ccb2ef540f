import { BackupError } from '#platform/backup/frames.ts'
import { interpret } from '#platform/config/config.ts'
import { readEnvironment } from '#platform/config/env.ts'
import { startEmbedded } from '#platform/db/embedded/start.ts'
import { makeBackup } from './make-backup.ts'
import { filesOf } from './storage.ts'

const use = 'Use: npm run backup -- FILE [--with-secrets]'

async function run(words: string[]): Promise<string> {
  const [file, ...more] = words.filter((word) => word !== '--with-secrets')
  if (file === undefined || file.startsWith('-') || more.length > 0) throw new BackupError(use)
  const env = readEnvironment(process.env)
  const config = interpret(env)
  const withSecrets = words.includes('--with-secrets')
  if (withSecrets && env.BACKUP_PASSPHRASE === undefined)
    throw new BackupError('--with-secrets needs BACKUP_PASSPHRASE, 16 characters or more, to seal them with')
  const embedded = config.databaseUrl === null ? await startEmbedded({ dataDir: config.dataDir }) : null
  try {
    const report = await makeBackup({
      url: config.directUrl ?? config.databaseUrl ?? embedded?.url ?? '',
      files: await filesOf(config),
      file,
      ...(withSecrets && env.BACKUP_PASSPHRASE
        ? {
            sealed: {
              secrets: { 'auth-secret': config.secrets[0], 'payments-webhook-secret': config.webhookSecret },
              passphrase: env.BACKUP_PASSPHRASE,
            },
          }
        : {}),
    })
    const lost = report.missing.map((path) => `Not in the store although a row names it: ${path}\n`).join('')
    return `${lost}Backup of ${report.at} in ${file}: ${report.tables} tables, ${report.documents} documents${withSecrets ? ', secrets' : ''}.\n`
  } finally {
    await embedded?.stop()
  }
}

await run(process.argv.slice(2)).then(
  (text) => process.stdout.write(text),
  (error: unknown) => {
    process.stderr.write(`${error instanceof BackupError ? error.message : `The backup failed: ${String(error)}`}\n`)
    process.exitCode = 1
  },
)
