export { action, loader } from '../../verification/success/load.server.ts'
