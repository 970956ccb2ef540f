/**
 * `owner`: somebody else owns the marks from now on. `details`: their owner has another name or address. `representative`:
 * somebody else acts for their owner at the office.
 */
export const transferKinds = ['owner', 'details', 'representative'] as const
export type TransferKind = (typeof transferKinds)[number]

/** What is made for a transfer, and comes back signed. Where the owner stays nothing is assigned. */
export const transferDocuments = ['assignment', 'power-of-attorney'] as const
export type TransferDocument = (typeof transferDocuments)[number]

export const documentsOf = (kind: TransferKind): readonly TransferDocument[] =>
  kind === 'owner' ? transferDocuments : ['power-of-attorney']
