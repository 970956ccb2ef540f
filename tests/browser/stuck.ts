import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'

/** What the scripts of a page that answers nothing are doing, as far as the debugger can tell; takes 6 s at most. */
export async function whereStuck(page: Page): Promise<string> {
  const at = `${page.url()} answers nothing`
  const session = await Promise.race([page.context().newCDPSession(page), pause(2000, null)])
  if (!session) return `${at}, the debugger neither`
  const paused = new Promise<string>((resolve) =>
    session.once('Debugger.paused', ({ callFrames }) =>
      resolve(callFrames.map((frame) => `${frame.functionName} ${frame.url}:${frame.location.lineNumber}`).join(' < ')),
    ),
  )
  const ask = async (method: 'Debugger.enable' | 'Debugger.pause') =>
    await Promise.race([session.send(method).then(() => true), pause(2000, false)])
  if (!(await ask('Debugger.enable')) || !(await ask('Debugger.pause'))) return `${at}, its debugger neither`
  return `${at}: ${await Promise.race([paused, pause(2000, 'no script runs')])}`
}
