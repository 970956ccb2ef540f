import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { describe, expect, test } from 'vitest'
import { assetName, usedFonts } from './plugin.ts'

const fonts = [
  '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
  '@fontsource-variable/newsreader/files/newsreader-latin-ext-opsz-normal.woff2',
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
] as const

describe('a font as it is sent', () => {
  test('holds what the styles use of it, under a name that says how it was cut down', async () => {
    const entry = 'virtual:fonts'
    const made = await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [
        {
          name: 'entry',
          resolveId: (id) => (id === entry ? id : null),
          load: (id) =>
            id === entry
              ? fonts.map((file, n) => `import f${n} from '${file}?url'\nconsole.log(f${n})`).join('\n')
              : null,
        },
        usedFonts(),
      ],
      root: fileURLToPath(new URL('../..', import.meta.url)),
      build: {
        write: false,
        assetsInlineLimit: 0,
        rolldownOptions: { input: entry, output: { assetFileNames: assetName } },
      },
    })
    const [first] = Array.isArray(made) ? made : [made]
    const output = first && 'output' in first ? first.output : []
    for (const file of fonts) {
      const whole = await readFile(new URL(`../../node_modules/${file}`, import.meta.url))
      const name = file.split('/').at(-1)?.replace('.woff2', '') ?? ''
      const sent = output.find(({ fileName }) => fileName.includes(name))
      if (sent?.type !== 'asset') throw new Error(`${name} is not sent`)
      expect(sent.fileName).toMatch(new RegExp(`^assets/${name}-[0-9a-f]{6}-[\\w-]+\\.woff2$`))
      expect(Buffer.from(sent.source).subarray(0, 4).toString()).toBe('wOF2')
      expect(sent.source.length / whole.length).toBeLessThan(0.75)
    }
  })
})
