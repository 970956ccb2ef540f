import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { serviceRequestCreate } from '#contract/service-order.ts'
import { AppError } from '#kernel/errors.ts'
import { formOf, oneOf, typedIn, writing } from '../../answers.server.ts'
import { answering } from '../../form/answers.server.ts'
import { loadContext } from '../../load-context.ts'
import { path } from '../../path.ts'
import { openingData, openingIn, type OpeningData } from '../../service/opening.server.ts'
import { longest } from './longest.ts'

export function loader({ request, context }: LoaderFunctionArgs): Promise<OpeningData> {
  return openingData(context.get(loadContext), request)
}

/** Hands the report to staff, as an order whose price a person works out. */
export async function action({ request, context }: ActionFunctionArgs) {
  const load = context.get(loadContext)
  const typed = typedIn(await formOf(request))
  return await writing(typed, async () => {
    const [where, what] = [oneOf(typed, 'where'), oneOf(typed, 'what')]
    if (where === '') throw new AppError('invalid-input', { fields: { where: 'required' } })
    for (const [name, text] of Object.entries({ where, what }))
      if (text.length > longest) throw new AppError('invalid-input', { fields: { [name]: 'too-long' } })
    const { body, idempotencyKey, ...form } = await openingIn(typed, load)
    const message = [where, what].filter((text) => text !== '').join('\n\n')
    const { publicId } = await answering(
      form,
      load.call(serviceRequestCreate, {
        query: { serviceType: 'Takedown' },
        body: { ...body, message },
        idempotencyKey,
      }),
    )
    return redirect(path.successLegalServices({}, { query: { number: publicId } }))
  })
}
