import { moreAddresses } from '#domain/registration/addresses.ts'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownerFieldNames } from '#domain/account/party.ts'
import { languages } from '#kernel/languages.ts'

const root = join(import.meta.dirname, '../../..')
const plural = /_(zero|one|two|few|many|other)$/

function flat(value: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) =>
    typeof child === 'string' ? [[`${prefix}${key}`, child]] : flat(child as object, `${prefix}${key}.`),
  )
}

const textsOf = (language: string, file: string): Map<string, string> =>
  new Map(flat(JSON.parse(readFileSync(join(root, 'public/locales', language, file), 'utf8')) as object))

const filesOf = (language: string): string[] => globSync('*.json', { cwd: join(root, 'public/locales', language) })

/** Keys that somebody asks for: written out, or as a template whose beginning says where it looks. */
function askedFor(): { isAsked: (key: string) => boolean } {
  const code = globSync(['src/**/*.{ts,tsx}', 'content/**/*.{ts,tsx}'], { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
  const bare = (text: string) => text.slice(text.indexOf(':') + 1)
  const literals = new Set(
    Array.from(code.matchAll(/['"`]([\w:.-]+(?: [\w:.-]+)*)['"`]/g), ([, text = '']) => bare(text)),
  )
  const hole = /\$\{(?:[^{}]|\{[^{}]*\})*\}/
  const templates = Array.from(code.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g), ([, text = '']) => bare(text).split(hole))
    // What begins with a hole would find every key there is.
    .filter(([first = '']) => /^\w[\w.-]{2,}$/.test(first))
    .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll('.', String.raw`\.`)).join('.+')}$`))
  return { isAsked: (key) => literals.has(key) || templates.some((template) => template.test(key)) }
}

/** Looked up by a value alone: of a tab, of what went wrong, of a stage; and by react-admin itself. */
const byValue: Record<string, RegExp> = {
  'account.json':
    /^(you|subscriptions|whitelist|security|privacy)\.(metaTitle|title|lede)$|^subscriptions\.(monthly|yearly)$|^tierNames\./,
  'admin.json': /^ra\./,
  'checker.json': /^(refused|offline|broken)\.(title|text)$/,
  // By the script of the site, which has no framework around it.
  'support.json': /^chat\./,
  // By the name of a declared field.
  'owner.json': new RegExp(`^(${[...ownerFieldNames, ...moreAddresses.map((of) => `${of}Part`)].join('|')})$`),
  'order.json': /^(locked|noSummary)\.(title|text|open)$/,
}

test('every text is used somewhere', () => {
  const { isAsked } = askedFor()
  const unused = filesOf('en').flatMap((file) =>
    [...new Set([...textsOf('en', file).keys()].map((key) => key.replace(plural, '')))]
      .filter((key) => !isAsked(key) && !byValue[file]?.test(key))
      .map((key) => `${file} ${key}`),
  )
  expect(unused).toEqual([])
})

/** The same in two languages and right in both: names, and words that a language took over. */
const shared = new Set([
  'Markwright',
  'English',
  'Slovenčina',
  'Čeština',
  'Español',
  'Register',
  'Australia',
  'E-mail',
  'Export',
  'Google',
  'Server',
  'Amazon Brand Registry',
  '{{count}} argument',
  '{{count}} server',
  'Register:',
  '{{mark}}, {{place}}, Markwright',
  '{{what}}, {{mark}}, Markwright',
])

const sharedBy: Record<string, Set<string>> = {
  cs: new Set(['Region']),
  es: new Set(['Global', 'Portal', 'Total']),
}

test('no text was left in English', () => {
  const left = languages
    .filter((language) => language !== 'en')
    .flatMap((language) =>
      filesOf(language).flatMap((file) => {
        const english = textsOf('en', file)
        return [...textsOf(language, file)]
          .filter(([key, text]) => text === english.get(key) && /[a-z]{4}/.test(text.replaceAll(/{{\w+}}/g, '')))
          .filter(([, text]) => !shared.has(text) && !sharedBy[language]?.has(text))
          .map(([key, text]) => `${language}/${file} ${key}: ${text}`)
      }),
    )
  expect(left).toEqual([])
})
