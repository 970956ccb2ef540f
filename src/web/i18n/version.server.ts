import { createHash } from 'node:crypto'
import type { i18n } from 'i18next'
import { namespaces } from './namespaces.ts'

const versions = new WeakMap<i18n, string>()

/** A short hash of all texts of an instance: another one when any of them was changed. */
export function textVersionOf(instance: i18n): string {
  const known = versions.get(instance)
  if (known !== undefined) return known
  const hash = createHash('sha256')
  for (const name of namespaces)
    hash.update(JSON.stringify(instance.getResourceBundle(instance.language, name) ?? null))
  const version = hash.digest('base64url').slice(0, 12)
  versions.set(instance, version)
  return version
}
