export { loader } from './load.server.ts'

/** Never shown: the loader leads on. A page all the same, so that a refusal is one that people can read. */
export default function DocumentPage() {
  return null
}
