import { expect, it, test } from 'vitest'
import { checkStyles } from './check-styles.ts'

const sheet = (text: string, path = 'src/web/site/home/hero.css') => [{ path, text }]

test.each([
  '@media (max-width: 600px) { .mw-a { color: red } }',
  '@media (min-width: 768px) and (max-width: 1199.5px) { .mw-a { color: red } }',
  '@media (width <= 767px) { .mw-a { color: red } }',
  '@media print and (min-width: 767px) { .mw-a { color: red } }',
])('refuses a width that is no breakpoint: %s', (text) => {
  expect(checkStyles(sheet(text), []).problems).toHaveLength(1)
})

it('takes the three breakpoints from both sides, and widths of a container', () => {
  const widths = ['(min-width: 768px)', '(max-width: 767px)', '(min-width: 950px) and (max-width: 1199px)']
  const text = widths.map((width) => `@media ${width} { .mw-a { color: red } }`).join('\n')
  expect(checkStyles(sheet(`${text}\n@container (max-width: 342px) { .mw-a { color: red } }`), []).problems).toEqual([])
})

it('refuses what is important without a reason', () => {
  const rule = '.mw-a {\n  color: red !important;\n}\n'
  expect(checkStyles(sheet(rule), []).problems).toEqual(['src/web/site/home/hero.css:2: !important without a reason'])
  expect(checkStyles(sheet(`/* important: a widget sets it inline */\n${rule}`), []).problems).toEqual([])
  expect(checkStyles(sheet(`/* important: a widget sets it inline */\n${rule}${rule}`), []).problems).toHaveLength(1)
})

it('refuses a sheet of the design system that one page alone uses', () => {
  const plot = sheet('.mw-plot { color: red }', 'src/ui/styles/plot.css')
  const code = (path: string) => ({ path, text: '<p className="mw-plot" />' })
  const one = code('src/web/site/trademark-search/plot.tsx')
  expect(checkStyles(plot, [one]).problems).toEqual([
    'src/ui/styles/plot.css: only site/trademark-search uses it; it belongs beside it',
  ])
  expect(checkStyles(plot, [one, code('src/web/portal/home/page.tsx')]).problems).toEqual([])
  expect(checkStyles(plot, [code('src/ui/plot.tsx')]).problems).toEqual([])
})
