import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { feedEnd, feedMake } from '#contract/docket.ts'
import { errorList } from '#kernel/errors.ts'
import { formOf, oneOf, typedIn, writing } from '../../answers.server.ts'
import { loadContext } from '../../load-context.ts'
import { path } from '../../path.ts'

/** Makes or ends an address for calendars, and comes back to the list of them. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { call } = context.get(loadContext)
  const typed = typedIn(await formOf(request))
  return await writing(typed, async () => {
    const intent = oneOf(typed, 'intent')
    const brandId = oneOf(typed, 'brandId') || null
    if (intent === 'feed-make') await call(feedMake, { body: { kind: brandId === null ? 'all' : 'brand', brandId } })
    else if (intent === 'feed-end') await call(feedEnd, { params: { id: oneOf(typed, 'id') } })
    else throw data({ code: 'malformed-request' }, { status: errorList['malformed-request'].status })
    return redirect(`${path.deadlines()}#feeds`)
  })
}
