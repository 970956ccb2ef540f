export { action, loader } from './load.server.ts'
export { TransferSuccessPage as default, handle } from '../../../../../service/transfer/success-page.tsx'
