export { action, loader } from './load.server.ts'
export { ServiceOrderPage as default, handle } from '../../../../service/order-page.tsx'
