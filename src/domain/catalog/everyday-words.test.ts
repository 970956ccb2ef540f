import { expect, test } from 'vitest'
import { withoutWays } from './everyday-words.ts'
import { termWords } from './term-words.ts'

test.each([
  ['en', 'We make candles and sell them on the web', 'we make candles and sell them'],
  ['en', 'Shoes, through our website', 'shoes'],
  ['en', 'We design web sites', 'we design web sites'],
  ['sk', 'Sviečky predávame cez internet', 'sviecky predavame'],
  ['sk', 'Topánky na našom webe', 'topanky'],
  ['sk', 'Tvorba webových stránok', 'tvorba webovych stranok'],
  ['cs', 'Svíčky prodáváme přes internet', 'svicky prodavame'],
  ['es', 'Vendemos velas en nuestra página web', 'vendemos velas'],
  ['es', 'Diseño de páginas web', 'diseno de paginas web'],
] as const)('%s: %s', (language, described, left) => {
  expect(withoutWays(termWords(described), language).trim()).toBe(left)
})
