/** The pools of a process: what they are for keeps one kind of work from taking the connections of another. */
export const poolNames = ['work', 'staff', 'clients', 'public', 'control'] as const

export type PoolSizes = Record<(typeof poolNames)[number], number>

export const defaultPools: PoolSizes = { work: 15, staff: 8, clients: 10, public: 3, control: 4 }
