import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { mkdir, copyFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

export interface Server {
  /** Posts one question and answers the text that came back. */
  ask(): Promise<string>
  stop(): Promise<void>
}

/** Starts a server of the comparison and waits until it listens. */
export async function startServer(
  script: string,
  args: string[],
  options: { port: number; environment: Record<string, string>; body: string; folder?: string },
): Promise<Server> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: options.folder ?? join(here, '../..'),
    env: { ...process.env, NODE_ENV: 'production', ...options.environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await ready(child)
  return {
    ask: async () => await post(options.port, options.body),
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function ready(child: ChildProcess): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => chunk.includes('ready') && resolve())
    child.on('exit', (code) => reject(new Error(`a server ended with ${code}`)))
  })
}

async function post(port: number, body: string): Promise<string> {
  return await new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const sent = request({ host: '127.0.0.1', port, method: 'POST', path: '/', agent, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve(Buffer.concat(chunks).toString()))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Installs PostGraphile outside of the product, once; answers the script to start. */
export async function installPostgraphile(): Promise<{ folder: string; script: string }> {
  const folder = join(tmpdir(), 'markwright-bench-postgraphile')
  await mkdir(folder, { recursive: true })
  for (const file of ['package.json', 'server.mjs'])
    await copyFile(join(here, 'postgraphile', file), join(folder, file))
  const install = spawn('npm', ['install', '--no-audit', '--no-fund', '--silent'], { cwd: folder, stdio: 'inherit' })
  const [code] = (await once(install, 'exit')) as [number]
  if (code !== 0) throw new Error('PostGraphile could not be installed')
  return { folder, script: join(folder, 'server.mjs') }
}
