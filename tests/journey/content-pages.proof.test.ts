import { crawl } from '#tests/browser/crawl.ts'

crawl('content', 'tests/journey/content-pages.proof.test.ts')
