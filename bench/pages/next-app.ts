import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The packages of the comparison; they are fetched into a folder of its own and are no part of the product. */
const packages = { next: '16.4.6', react: '19', 'react-dom': '19', 'html-react-parser': '6' }

/** A page of ours as it came: what stands in its body, and its styles. */
export interface TakenPage {
  name: string
  title: string
  body: string
  styles: string
}

/** A page that Next writes at build, or one that it renders for each visitor. Its elements are made once, when it is loaded. */
const pageSource = ({ title, body }: TakenPage, isDynamic: boolean): string => `import parse from 'html-react-parser'
${isDynamic ? "import { headers } from 'next/headers'\nexport const dynamic = 'force-dynamic'\n" : ''}
export const metadata = { title: ${JSON.stringify(title)} }
const elements = parse(${JSON.stringify(body)})
export default ${isDynamic ? 'async ' : ''}function Page() {
  ${isDynamic ? 'await headers()' : ''}
  return <>{elements}</>
}
`

const layout = `import './styles.css'
export default function Layout({ children }) {
  return <html lang="en"><body className="mw-page">{children}</body></html>
}
`

/** Writes, fetches and builds the same pages as a Next.js application: the first prerendered, the second dynamic. */
export async function buildNext(folder: string, content: TakenPage, dynamic: TakenPage): Promise<void> {
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'pages-beside', private: true, type: 'module', dependencies: packages }),
  )
  // What the page says is shown as it is: its links and pictures lead nowhere here, and nobody follows them.
  await writeFile(join(folder, 'next.config.mjs'), 'export default { poweredByHeader: false, typescript: {} }\n')
  for (const [page, isDynamic] of [[content, false], [dynamic, true]] as const) {
    const at = join(folder, 'app', page.name)
    await mkdir(at, { recursive: true })
    await writeFile(join(at, 'page.jsx'), pageSource(page, isDynamic))
  } // prettier-ignore
  await writeFile(join(folder, 'app', 'layout.jsx'), layout)
  await writeFile(join(folder, 'app', 'styles.css'), content.styles)
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' as const }
  await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder })
  await run(process.execPath, [nextProgram(folder), 'build'], { cwd: folder, env, maxBuffer: 1 << 26 })
}

const nextProgram = (folder: string): string => join(folder, 'node_modules', 'next', 'dist', 'bin', 'next')

/** Starts the built application and waits until it answers. */
export async function startNext(
  folder: string,
  port: number,
): Promise<{ child: ChildProcess; url: string; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [nextProgram(folder), 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(`${url}/content`).then((answer) => answer.ok, () => false))) {
    if (child.exitCode !== null) throw new Error(`next start ended with ${child.exitCode}`)
    await pause(50)
  } // prettier-ignore
  return {
    child,
    url,
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}
