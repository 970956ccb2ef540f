import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { createServer as createHttp } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServer, type ViteDevServer } from 'vite'
import { devAccess, devRefusal } from './dev-access.ts'

let folder = ''
let vite: ViteDevServer
let url = ''
const http = createHttp((request, response) => vite.middlewares(request, response, () => response.writeHead(404).end()))

beforeAll(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), 'markwright-dev-')))
  await mkdir(path.join(folder, 'data (1)', 'secrets'), { recursive: true })
  await writeFile(path.join(folder, 'data (1)', 'secrets', 'auth-secret'), 'nobody reads this')
  await writeFile(path.join(folder, 'page.txt'), 'a source')
  const server = { ...devAccess(path.join(folder, 'data (1)'), 0), hmr: false, ws: false as const }
  vite = await createServer({ configFile: false, root: folder, logLevel: 'silent', appType: 'custom', server })
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
})
afterAll(async () => {
  http.close()
  await vite.close()
  await rm(folder, { recursive: true, force: true })
})

test('a developer’s server gives sources and nothing of the data folder, by whatever address', async () => {
  const secret = 'data%20(1)/secrets/auth-secret'
  // The control: a source is served.
  expect(await (await fetch(`${url}/page.txt?raw`)).text()).toContain('a source')
  for (const at of [
    `/${secret}`,
    `/@fs${folder}/${secret}`,
    `/x/../${secret}`,
    `//${secret}`,
    `/DATA%20(1)/secrets/auth-secret`,
  ])
    for (const query of [
      '',
      '?raw',
      '?url&raw',
      '?import&raw',
      '?raw??',
      '?inline',
      '?t=1',
      '?html-proxy&index=0.js',
    ]) {
      const answer = await fetch(url + at + query)
      expect({ at, query, text: await answer.text() }).not.toMatchObject({
        text: expect.stringContaining('nobody reads') as string,
      })
    }
})

test.each([
  ['127.0.0.1', 'development', null],
  ['localhost', undefined, null],
  ['0.0.0.0', 'development', 'HOST=127.0.0.1'],
  ['192.0.2.1', undefined, 'HOST=127.0.0.1'],
  ['127.0.0.1', 'production', 'npm start'],
])('at %s, as %s: %s', (host, nodeEnv, said) => {
  expect(devRefusal({ host, nodeEnv }) ?? '').toContain(said ?? '')
  expect(devRefusal({ host, nodeEnv }) === null).toBe(said === null)
})
