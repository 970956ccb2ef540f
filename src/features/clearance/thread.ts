import { loadIndex, saveIndex } from '#platform/search/index-file.ts'
import { LiveIndex } from '#platform/search/live-index.ts'
import { type Packed, Packer } from '#platform/search/packed.ts'
import { collectGarbage, serveThread } from '#platform/search/threads.ts'
import { entryOf, type IndexedMark, pieceRules } from './pieces.ts'
import type { Asked } from '#domain/clearance/question.ts'
import { effortFor, namesakeEffort, type Near, nearOf, otherClasses, questionOf, rank } from './rank.ts'

/* The program of a search thread: it holds the index of the register and answers questions about it. */
let live: LiveIndex | null = null
let packer: Packer | null = null

function index(): LiveIndex {
  if (!live) throw new Error('The index is not ready')
  return live
}

/** Beside the related classes, who bears the very same name for other goods. */
function namesakes(asked: Asked): Near[] {
  if (asked.scope !== 'related' || asked.classes.length === 0) return []
  const question = questionOf({ ...asked, scope: 'all' })
  return otherClasses(asked, index().find(question, namesakeEffort).map(nearOf))
}

serveThread({
  begin: () => {
    packer = new Packer()
  },
  add: (marks: readonly IndexedMark[]) => {
    for (const mark of marks) packer?.add(entryOf(mark))
  },
  pack: (): Packed | null => {
    const packed = packer?.pack() ?? null
    packer = null
    return packed
  },
  load: (path: string): Packed | null => loadIndex(path, pieceRules()),
  adopt: (packed: Packed) => {
    live = new LiveIndex(packed)
    collectGarbage()
  },
  save: (path: string) => {
    saveIndex(path, index().main, pieceRules())
    collectGarbage()
  },
  put: (marks: readonly IndexedMark[]): number => {
    index().put(marks.map(entryOf))
    return index().lateCount
  },
  /** As text: many small objects cost more to pass from thread to thread. */
  search: (asked: Asked): string => {
    const question = questionOf(asked)
    const candidates = index().find(question, effortFor(index().main.count, question.facets.length > 0))
    return JSON.stringify(rank(asked, [...candidates.map(nearOf), ...namesakes(asked)]))
  },
})
