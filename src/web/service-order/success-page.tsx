import { useActionData, useLoaderData } from 'react-router'
import type { FormAnswer } from '../answers.server.ts'
import type { PageHandle } from '../i18n/seed.tsx'
import { ServiceSuccessPage } from '../service/success-page.tsx'
import type { TransferSuccessData } from './success.server.ts'
import { TransferEntry } from './transfer.tsx'

export const handle = { namespaces: ['service', 'owner', 'portal'] } satisfies PageHandle

/** How a transfer stands, and to whom its marks go. */
export function TransferSuccessPage() {
  const { transfer } = useLoaderData<TransferSuccessData>()
  const answer = useActionData<FormAnswer>()
  return <ServiceSuccessPage>{transfer && <TransferEntry transfer={transfer} answer={answer} />}</ServiceSuccessPage>
}
