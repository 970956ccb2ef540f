import type { LoaderFunctionArgs } from 'react-router'
import { industries } from '#domain/catalog/industries.ts'
import { niceClasses, niceClassName } from '#domain/catalog/nice-classes.ts'
import { loadContext } from '../../load-context.ts'

export function loader({ context }: LoaderFunctionArgs) {
  const { language } = context.get(loadContext)
  return {
    industries,
    classes: niceClasses.map((niceClass) => ({ niceClass, name: niceClassName(niceClass, language) })),
  }
}
