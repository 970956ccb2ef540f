import { readFile } from 'node:fs/promises'
import { campaignKeys } from '#kernel/campaign.ts'
import { listFiles, ROOT } from '#tools/source-tree.ts'

/** The names in the first column of the table of a page about cookies, sorted. */
export function cookiesNamedIn(html: string): string[] {
  return [...html.matchAll(/<tr><td>([^<]+)<\/td>/g)].map(([, name = '']) => name).toSorted()
}

/** How the source names its cookies: those of this host with a prefix, those that a visitor chose, and those that a script writes. */
const named = [
  /hostCookie\(context, '(\w+)'\)/g,
  /(?<![\w.])cookie\('(\w+)'\)/g,
  /(?<!\w)kept\('(\w+)'/g,
  /\.cookie = `(\w+)=/g,
  /`(\w+)=\$\{(?:value|origin|destination)\}; Path/g,
  // What is kept in the storage of the browser until somebody clears it stands on the page as well.
  /storageKey = '(\w+)'/g,
]

/** Every cookie that the source sets and what it keeps of an advertisement, sorted, by the names that an unencrypted connection has. */
export async function cookiesSet(): Promise<string[]> {
  const found = new Set<string>(['theme'])
  for (const file of await listFiles(['src/app/http', 'src/web'])) {
    if (!/\.tsx?$/.test(file) || file.includes('.test.')) continue
    const source = await readFile(`${ROOT}/${file}`, 'utf8')
    for (const [at, pattern] of named.entries())
      for (const [, name = ''] of source.matchAll(pattern)) found.add(at < 2 ? `markwright.${name}` : name)
  }
  return [...found, campaignKeys.join(', ')].toSorted()
}
