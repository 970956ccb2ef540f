/** Whether a column of numbers holds classes of the Nice classification, by its name. */
export const isClassColumn = (column: string): boolean =>
  /^(?:classes|nice_class|class_number|[a-z]+_classes)$/.test(column) && column !== 'included_classes'

const lastClass = 45

/** Says in one line what is wrong with a class, or a list of them; null when it fits. */
export function classProblem(table: string, column: string, value: unknown): string | null {
  const list: unknown[] = Array.isArray(value) ? value : [value]
  const isWrong = list.some((one) => typeof one === 'number' && (one < 1 || one > lastClass))
  return isWrong ? `${table}.${column}: is no class` : null
}
