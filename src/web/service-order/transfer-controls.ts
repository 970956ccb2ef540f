/** The control of the classes that go alone, of the mark at a place of the order. */
export const partControl = (at: number): string => `part-${at}`
