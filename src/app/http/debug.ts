import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { debugState } from '#contract/debug.ts'
import { handle, type Handled } from '#features/facilities.ts'
import { requestId } from '#platform/log/request-id.ts'
import type { Context } from '../context.ts'
import { version } from '../version.ts'
import type { Trace } from './trace.ts'

const root = (file: string) => fileURLToPath(new URL(`../../../${file}`, import.meta.url))

/** What an administrator's debug dialog shows: nothing of it is a secret, and nobody else gets it. */
export function debugHandler(context: Context, last: () => Trace[]): Handled {
  const { config } = context
  return handle(debugState, async (_input, caller, facilities) => {
    const { rows } = await facilities.pool.query<{ migrations: number; waiting: number; server: string }>(
      `select (select count(*)::int from (select tag from migration.applied union select tag from migration.step) as m
                where tag <> 'after') as migrations,
              (select count(*)::int from pgboss.job where state in ('created', 'retry')) as waiting,
              current_setting('server_version') as server`,
    )
    const database = rows[0]
    return {
      build: {
        version,
        pages: builtAt(root('build/server/index.js')),
        node: process.version,
        postgresql: database?.server ?? '',
        migrations: String(database?.migrations ?? 0),
      },
      caller: {
        role: caller.role,
        user: caller.userId ?? '',
        language: caller.language,
        address: caller.address,
        request: requestId() ?? '',
      },
      features: {
        services: config.services.join(', '),
        demo: onOff(config.demo),
        production: onOff(config.production),
        payments: config.payments,
        mail: config.smtpUrl === null ? 'outbox' : 'smtp',
        files: config.bucket === null ? 'folder' : 'bucket',
        'jobs waiting': String(database?.waiting ?? 0),
      },
      requests: last(),
    }
  })
}

const onOff = (value: boolean): string => (value ? 'on' : 'off')

function builtAt(file: string): string {
  return statSync(file, { throwIfNoEntry: false })?.mtime.toISOString() ?? 'not built'
}
