/** The pools of a process: what they are for keeps one kind of work from taking the connections of another. */
export const poolNames = ['work', 'staff', 'clients', 'public', 'control'] as const

export type PoolSizes = Record<(typeof poolNames)[number], number>

/**
 * Each connection of the data API takes some 17 MB of the server's memory once it has read a little of everything, and two
 * processors answer no more of its reads at once.
 */
export const defaultPools: PoolSizes = { work: 15, staff: 6, clients: 6, public: 3, control: 4 }
