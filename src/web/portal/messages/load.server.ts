import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { formFor } from '#contract/form.ts'
import { supportTicketCreate } from '#contract/support.ts'
import { formatInstant } from '#kernel/dates.ts'
import { isUuid } from '#kernel/ids.ts'
import { portalMessages } from '#operations/support.ts'
import { renewalOfMark } from '#operations/trademark.ts'
import { formOf, oneOf, typedIn, writing } from '../../answers.server.ts'
import { loadContext } from '../../load-context.ts'
import { path } from '../../path.ts'
import { placeOf } from '../../places.ts'
import { pageIn, pageSize, pagingOf } from '../paging.ts'

const { shape } = formFor(supportTicketCreate)
/** Characters of a question that stand for its missing subject. */
const beginning = 80

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { query, language } = context.get(loadContext)
  const page = pageIn(url.searchParams)
  const asked = url.searchParams.get('trademark') ?? ''
  const isRenewed = url.searchParams.get('about') === 'renewed'
  const mark = isUuid(asked) ? (await query(renewalOfMark, { id: asked })).trademark_by_pk : null
  const found = await query(portalMessages, { limit: pageSize, offset: (page - 1) * pageSize })
  return {
    shape,
    /** The mark that the question is about, and whether it is told to have been renewed. */
    about: mark && {
      id: mark.id,
      mark: [mark.name, placeOf(mark.jurisdiction, language).name, mark.number].filter(Boolean).join(', '),
      isRenewed,
    },
    paging: pagingOf(page, found.support_ticket_aggregate.aggregate.count),
    messages: found.support_ticket.map((row) => ({
      id: row.public_id,
      href: path.message({ id: row.public_id }, { language }),
      number: row.id,
      title:
        row.subject ??
        (row.description.length > beginning ? `${row.description.slice(0, beginning)} …` : row.description),
      status: row.status,
      moved: formatInstant(row.updated_at, language),
    })),
  }
}

export type MessagesData = Awaited<ReturnType<typeof loader>>

/** Keeps a question and leads to its page, where the answer will stand. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { call, language } = context.get(loadContext)
  const typed = typedIn(await formOf(request))
  return await writing(typed, async () => {
    const { id } = await call(supportTicketCreate, {
      body: { subject: oneOf(typed, 'subject'), message: oneOf(typed, 'message'), language },
      idempotencyKey: oneOf(typed, 'key') || crypto.randomUUID(),
    })
    return redirect(path.message({ id }))
  })
}
