import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { loadContext } from '../../../load-context.ts'
import { path } from '../../../path.ts'
import { readThread, writeInThread } from '../../../support/thread.server.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  return await readThread(context.get(loadContext), params.id)
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  return await writeInThread(context.get(loadContext), params.id, request, path.message({ id: params.id ?? '' }))
}
