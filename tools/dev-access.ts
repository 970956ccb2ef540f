import path from 'node:path'
import type { ServerOptions } from 'vite'

/** What Vite gives to nobody by itself; naming more replaces its list. */
const never = ['.env', '.env.*', '*.{crt,pem,key,p12,pfx,cer,der}', '.npmrc', '.yarnrc.yml', '**/.git/**']

/**
 * What the development server opens: this machine alone, at one port for news of edits, and of the folder of the source
 * nothing of the installation's own data. Secrets and the database lie there, and the demo shares them with `npm start`.
 */
export function devAccess(dataDir: string, hmrPort: number): ServerOptions {
  const data = path.resolve(dataDir).replaceAll(/[\\{}()[\]*?!+@]/g, String.raw`\$&`)
  return {
    middlewareMode: true,
    hmr: { port: hmrPort, host: '127.0.0.1' },
    fs: { deny: [...never, data, `${data}/**`] },
  }
}

/**
 * Why the product is not developed here; null when it may be. Its sources and its pages without a policy are for who sits
 * at the machine.
 */
export function devRefusal({ host, nodeEnv }: { host: string; nodeEnv: string | undefined }): string | null {
  if (nodeEnv === 'production') return 'npm run dev is not for production: use npm start'
  if (!['127.0.0.1', '::1', 'localhost'].includes(host))
    return `npm run dev serves its sources and listens on this machine alone, not at ${host}: set HOST=127.0.0.1`
  return null
}
