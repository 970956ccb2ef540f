export { action, loader } from '../../../../../service/transfer/success.server.ts'
