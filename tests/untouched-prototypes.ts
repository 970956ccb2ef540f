import { afterAll } from 'vitest'

// The files of one process share its prototypes: what one file's package adds to them, where `for … in` lists it, breaks another
// file's package, in some orders of the files only. The file that brings it fails instead.
const shared = { Array, Boolean, Date, Error, Function, Map, Number, Object, Promise, RegExp, Set, String, Uint8Array }

afterAll(() => {
  const listed = Object.entries(shared).flatMap(([name, { prototype }]) =>
    Object.keys(prototype).map((key) => `${name}.prototype.${key}`),
  )
  if (listed.length > 0) throw new Error(`a package writes on prototypes that all files share: ${listed.join(', ')}`)
})
