import { spawn, type ChildProcess } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import type { Readable, Writable } from 'node:stream'
import type { CaptureLimits } from './limits.ts'

export interface BrowserEvent {
  method: string
  sessionId: string | undefined
  params: Record<string, unknown>
}

/** A browser of one capture, spoken to over two pipes: there is no port that a page could reach. */
export interface Browser {
  send: (method: string, params?: object, sessionId?: string) => Promise<Record<string, unknown>>
  onEvent: (tell: (event: BrowserEvent) => void) => void
  /** Ends when the browser has. */
  ended: Promise<void>
  memory: () => Promise<number>
  kill: () => void
}

const flags = (profile: string, limits: CaptureLimits): string[] => [
  '--headless=new',
  '--remote-debugging-pipe',
  `--user-data-dir=${profile}`,
  // What the browser itself would fetch goes nowhere; the page's way out is given to its own context.
  '--proxy-server=http://127.0.0.1:1',
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
  '--dns-prefetch-disable',
  '--disable-features=DnsOverHttps,AsyncDns,MediaRouter,OptimizationHints,Translate,IsolateOrigins,site-per-process',
  // All frames in one process: its network and its memory are then seen as one.
  '--disable-site-isolation-trials',
  `--js-flags=--max-old-space-size=${limits.heapMegabytes}`,
  '--block-new-web-contents',
  '--deny-permission-prompts',
  '--disable-background-networking',
  '--disable-breakpad',
  '--disable-crash-reporter',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--disable-gpu',
  '--disable-notifications',
  '--disable-print-preview',
  '--disable-sync',
  '--hide-scrollbars',
  '--mute-audio',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
  '--password-store=basic',
  'about:blank',
]

/** Starts the browser in a group of processes of its own, with nothing of our environment: secrets stand there. */
export function startBrowser(
  program: string,
  { profile, limits, sandbox }: { profile: string; limits: CaptureLimits; sandbox: boolean },
): Browser {
  const child = spawn(program, [...(sandbox ? [] : ['--no-sandbox']), ...flags(profile, limits)], {
    detached: true,
    cwd: profile,
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      HOME: profile,
      TMPDIR: profile,
      XDG_CONFIG_HOME: profile,
      LANG: 'C.UTF-8',
    },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  })
  const waiting = new Map<number, { resolve: (value: Record<string, unknown>) => void; reject: (why: Error) => void }>()
  const listeners: ((event: BrowserEvent) => void)[] = []
  const [, , , into, outOf] = child.stdio as [null, null, null, Writable, Readable]
  let last = 0
  let gone = false
  const ended = new Promise<void>((resolve) => {
    const end = (): void => {
      gone = true
      for (const { reject } of waiting.values()) reject(new Error('the browser ended'))
      waiting.clear()
      resolve()
    }
    child.once('error', end)
    child.once('exit', end)
  })
  into.on('error', () => undefined)
  outOf.on('error', () => undefined)
  const take = (text: string): void => {
    const message = JSON.parse(text) as { id?: number; error?: { message: string }; result?: object } & BrowserEvent
    if (message.id === undefined) return listeners.forEach((tell) => tell(message))
    const asked = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.error) asked?.reject(new Error(message.error.message))
    else asked?.resolve({ ...message.result })
  }
  let parts: Buffer[] = []
  outOf.on('data', (chunk: Buffer) => {
    let rest = chunk
    for (let end = rest.indexOf(0); end >= 0; end = rest.indexOf(0)) {
      take(Buffer.concat([...parts, rest.subarray(0, end)]).toString('utf8'))
      parts = []
      rest = rest.subarray(end + 1)
    }
    if (rest.length > 0) parts.push(rest)
  })
  return {
    send: async (method, params = {}, sessionId?) =>
      await new Promise((resolve, reject) => {
        if (gone) return reject(new Error('the browser ended'))
        const id = ++last
        waiting.set(id, { resolve, reject })
        into.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`)
      }),
    onEvent: (tell) => void listeners.push(tell),
    ended,
    memory: async () => await memoryOf(child),
    kill: () => {
      if (child.pid === undefined) return
      try {
        process.kill(-child.pid, 'SIGKILL')
      } catch {
        // The whole group has ended by itself.
      }
    },
  }
}

const pageBytes = 4096

/** Memory that the processes of the group have to themselves; 0 where the system has no /proc. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const all = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const each = await Promise.all(
    all.map(async (name) => {
      const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
      const group = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2])
      if (group !== pid) return 0
      const [, resident = '0', shared = '0'] = (await readFile(`/proc/${name}/statm`, 'utf8').catch(() => '')).split(
        ' ',
      )
      return (Number(resident) - Number(shared)) * pageBytes
    }),
  )
  return each.reduce((sum, one) => sum + one, 0)
}
