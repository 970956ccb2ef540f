import { crawl } from '#tests/browser/crawl.ts'

crawl('portal', 'tests/journey/portal-pages.test.ts')
