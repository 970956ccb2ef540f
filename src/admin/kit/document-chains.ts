interface Kept {
  id: number
  parent_document_id: number | null
  document_folder: { name: string } | null
}

/** The last revision of a document with those before it, newest first. */
export interface DocumentChain<Row> {
  last: Row
  earlier: Row[]
}

/** Documents as chains of revisions, in the order in which the last of each stands. */
export function chainsOf<Row extends Kept>(rows: readonly Row[]): DocumentChain<Row>[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const replaced = new Set(rows.map((row) => row.parent_document_id))
  return rows
    .filter((row) => !replaced.has(row.id))
    .map((last) => {
      const earlier: Row[] = []
      let at = last.parent_document_id
      while (at !== null) {
        const before = byId.get(at)
        if (!before) break
        earlier.push(before)
        at = before.parent_document_id
      }
      return { last, earlier }
    })
}

/** The chains by the folder of their last revision; those in none come first. */
export function inFolders<Row extends Kept>(
  rows: readonly Row[],
): { folder: string | null; chains: DocumentChain<Row>[] }[] {
  const chains = chainsOf(rows)
  const folderOf = ({ last }: DocumentChain<Row>): string | null => last.document_folder?.name ?? null
  const names = [...new Set(chains.map(folderOf))].toSorted((a, b) => (a ?? '').localeCompare(b ?? ''))
  return names.map((folder) => ({ folder, chains: chains.filter((chain) => folderOf(chain) === folder) }))
}
