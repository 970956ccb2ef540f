export { action, loader } from './load.server.ts'
export { TransferSuccessPage as default, handle } from '../../../../../service-order/success-page.tsx'
