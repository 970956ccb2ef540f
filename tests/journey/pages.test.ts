import { crawl } from '#tests/browser/crawl.ts'

crawl('site', 'tests/journey/pages.test.ts')
