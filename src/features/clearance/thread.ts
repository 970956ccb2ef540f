import type { Packed } from '#platform/search/packed.ts'
import { collectGarbage, serveThread } from '#platform/search/threads.ts'
import type { Asked } from '#domain/clearance/question.ts'
import { textOfFound } from './found-text.ts'
import { IndexWork } from './index-work.ts'
import type { IndexedMark } from './pieces.ts'

/* The program of a search thread: it holds the index of the register and answers questions about it. */
const work = new IndexWork()

serveThread({
  begin: () => work.begin(),
  add: (marks: readonly IndexedMark[]) => work.add(marks),
  pack: () => work.pack(),
  load: (path: string) => work.load(path),
  adopt: (packed: Packed) => {
    work.adopt(packed)
    collectGarbage()
  },
  save: (path: string) => {
    work.save(path)
    collectGarbage()
  },
  put: (marks: readonly IndexedMark[]) => work.put(marks),
  search: (asked: Asked) => textOfFound(work.search(asked)),
})
