import { serviceItem, type ServiceItem } from './content.ts'

/** The mark that a piece of work of an order is for, by the parameters of the piece; null where they name none. */
export function workItem(parameters: unknown): ServiceItem | null {
  const found = serviceItem.safeParse(
    typeof parameters === 'object' && parameters !== null && 'item' in parameters ? parameters.item : null,
  )
  return found.success ? found.data : null
}

/** The same in words: of a dozen pieces of one order each has its own. */
export function markOfWork(parameters: unknown, placeName: (code: ServiceItem['jurisdiction']) => string): string {
  const item = workItem(parameters)
  return item ? [item.mark, placeName(item.jurisdiction), item.number].filter(Boolean).join(', ') : ''
}
