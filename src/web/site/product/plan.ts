import type { ServiceWord } from '#domain/service-order/offering.ts'

/** Whether what is ordered goes on from period to period. */
export const isPlan = (service: ServiceWord | null): boolean => service?.startsWith('monitoring_') ?? false
