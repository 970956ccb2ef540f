/** `owner`: somebody else owns the marks from now on. `details`: their owner has another name or address. */
export const transferKinds = ['owner', 'details'] as const
export type TransferKind = (typeof transferKinds)[number]

/** What is made for a transfer, and comes back signed. Who only has another name or address assigns nothing. */
export const transferDocuments = ['assignment', 'power-of-attorney'] as const
export type TransferDocument = (typeof transferDocuments)[number]

export const documentsOf = (kind: TransferKind): readonly TransferDocument[] =>
  kind === 'owner' ? transferDocuments : ['power-of-attorney']
