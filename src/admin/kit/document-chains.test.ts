import { expect, test } from 'vitest'
import { chainsOf, inFolders } from './document-chains.ts'

const row = (id: number, parent: number | null = null, folder: string | null = null) => ({
  id,
  parent_document_id: parent,
  document_folder: folder === null ? null : { name: folder },
})

test('of each document the last revision stands, with those before it from new to old', () => {
  const chains = chainsOf([row(9, 5), row(7), row(5, 2), row(2)])
  expect(chains.map(({ last, earlier }) => [last.id, earlier.map(({ id }) => id)])).toEqual([
    [9, [5, 2]],
    [7, []],
  ])
})

test('a revision whose predecessor was removed stands alone', () => {
  expect(chainsOf([row(9, 5)])).toMatchObject([{ last: { id: 9 }, earlier: [] }])
})

test('what lies in no folder comes first, and a document is where its last revision is', () => {
  const folders = inFolders([row(9, 5, 'Use'), row(7), row(5, 2, 'Assignment'), row(3, null, 'Assignment')])
  expect(folders.map(({ folder, chains }) => [folder, chains.map(({ last }) => last.id)])).toEqual([
    [null, [7]],
    ['Assignment', [3]],
    ['Use', [9]],
  ])
})
