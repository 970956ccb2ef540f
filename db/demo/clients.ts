import { busyClients } from './busy-clients.ts'
import type { DemoClient } from './client.ts'
import { quietClients } from './quiet-clients.ts'

/** A dozen clients of a firm at work: with the demo customer's, every state of requests and of trademarks. */
export const demoClients: readonly DemoClient[] = [...busyClients, ...quietClients]
