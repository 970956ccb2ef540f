import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Installation } from './installation.ts'

/** Something that falls around or in an installation; resolves when it is over. */
export type Fault = (installation: Installation, random: () => number) => Promise<void>

const one = <T>(list: readonly T[], random: () => number): T => {
  const chosen = list[Math.floor(random() * list.length)]
  if (chosen === undefined) throw new Error('nothing to choose from')
  return chosen
}
const heldMs = 3_000

/** Faults by name. Those that end a process start it again, as what supervises it would. */
export const faults: Readonly<Record<string, Fault>> = {
  'restart of PostgreSQL': async ({ primary }) => {
    await primary.stop()
    await pause(1_000)
    await primary.start()
  },
  'frozen web process': async ({ webs }, random) => {
    const web = one(webs, random)
    await web.kill('SIGSTOP')
    await pause(heldMs)
    await web.kill('SIGCONT')
  },
  'killed connections': async ({ database }, random) => {
    const admin = new pg.Client({ connectionString: database })
    await admin.connect()
    for (let n = 0; n < 20; n += 1) {
      await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where pid <> pg_backend_pid() and backend_type = 'client backend' and datname = current_database()
            and hashtext(pid::text || $1) % 3 = 0`,
        [String(random())],
      )
      await pause(100)
    }
    await admin.end()
  },
  'killed web process': async ({ webs }, random) => {
    const web = one(webs, random)
    await web.kill('SIGKILL')
    await web.start()
  },
  'killed worker': async ({ workers }, random) => {
    const worker = one(workers, random)
    await worker.kill('SIGKILL')
    await worker.start()
  },
  'dead mail server': async ({ mail }) => {
    mail.behave = () => 'refuse'
    await pause(heldMs)
    mail.behave = () => 'take'
  },
  'hung mail server': async ({ mail }) => {
    mail.behave = () => 'hang'
    await pause(heldMs)
    mail.behave = () => 'take'
    mail.hangUp()
  },
  'replica away': async ({ standby }) => {
    await standby.stop()
    await pause(heldMs)
    await standby.start()
  },
  'frozen replica': async ({ standby }) => {
    standby.freeze()
    await pause(heldMs)
    standby.thaw()
  },
}
