export { action, loader } from './load.server.ts'
export { ServiceFormPage as default, handle } from '../../../service/form-page.tsx'
