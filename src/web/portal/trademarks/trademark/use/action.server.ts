import { redirect, type ActionFunctionArgs } from 'react-router'
import { proofAdd, proofCapture, proofChange, proofLeaveOut } from '#contract/use-proof.ts'
import { proofKinds } from '#domain/use-proof/vocabulary.ts'
import { formOf, manyOf, oneOf, typedIn, writing, type Typed } from '../../../../answers.server.ts'
import { loadContext } from '../../../../load-context.ts'
import { path } from '../../../../path.ts'
import { rowId } from '../../../../row-id.ts'

const shown = (typed: Typed) => ({
  classes: manyOf(typed, 'classes'),
  items: manyOf(typed, 'items'),
  market: oneOf(typed, 'market'),
  note: oneOf(typed, 'note'),
})

const said = (typed: Typed) => ({
  ...shown(typed),
  kind: proofKinds.find((one) => one === oneOf(typed, 'kind')) ?? ('' as 'other'),
  usedFrom: oneOf(typed, 'usedFrom'),
  usedUntil: oneOf(typed, 'usedUntil'),
})

/** Takes a file or a page in, puts right what is said of one, or leaves one out. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { call } = context.get(loadContext)
  const id = rowId(params.id)
  const form = await formOf(request)
  const typed = typedIn(form)
  const intent = oneOf(typed, 'intent')
  return await writing(typed, async () => {
    const ofProof = () => ({ id, proofId: rowId(oneOf(typed, 'proofId')) })
    if (intent === 'add') {
      const file = form.get('file')
      await call(proofAdd, {
        params: { id },
        body: { ...said(typed), trademarkIds: manyOf(typed, 'trademarkIds') },
        ...(file instanceof File && file.size > 0 ? { file } : {}),
      })
    } else if (intent === 'capture') {
      const body = { ...shown(typed), trademarkIds: manyOf(typed, 'trademarkIds'), url: oneOf(typed, 'url') }
      await call(proofCapture, { params: { id }, body })
    } else if (intent === 'change') {
      await call(proofChange, { params: ofProof(), body: { ...said(typed), version: oneOf(typed, 'version') } })
    } else {
      await call(proofLeaveOut, { params: ofProof(), body: { leftOut: intent === 'leave-out' } })
    }
    return redirect(`${path.proofsOfUse({ id })}#proofs`)
  })
}
