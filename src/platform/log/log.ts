import { pino, type Logger } from 'pino'

export type Log = Logger

/** One JSON line per event on standard output. Secrets never reach it: known names are cut out wherever they stand. */
export function createLog(level: string): Log {
  const secrets = ['password', 'token', 'secret', 'authorization', 'cookie', 'refresh_token', 'password_hash']
  return pino({
    level,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[cut]' },
  })
}
