import { data, type LoaderFunctionArgs } from 'react-router'
import { niceClassName } from '#domain/catalog/nice-classes.ts'
import { loadContext } from '../../../load-context.ts'
import { classIn } from '../../class-assist/class-number.ts'

export function loader({ params, context }: LoaderFunctionArgs) {
  const niceClass = classIn(params['class'])
  if (niceClass === null) return data(null, { status: 404 })
  return data({ niceClass, name: niceClassName(niceClass, context.get(loadContext).language) })
}
