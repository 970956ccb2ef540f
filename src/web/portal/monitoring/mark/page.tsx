export { action, loader } from '../load.server.ts'
export { default, handle } from '../page.tsx'
