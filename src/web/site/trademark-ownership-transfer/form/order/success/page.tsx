export { loader } from './load.server.ts'
export { ServiceSuccessPage as default, handle } from '../../../../../service/success-page.tsx'
