export { action, loader } from '../../../../../service-order/success.server.ts'
