import { data, type LoaderFunctionArgs } from 'react-router'
import { searchMarks } from '#contract/search.ts'
import { errorList, type ErrorCode } from '#kernel/errors.ts'
import { loadContext } from '../../load-context.ts'
import { refusalOf } from '../../refusal.ts'
import { checkerLists, type CheckerLists } from '../../mark-checker/lists.server.ts'
import { isAskable, questionIn, searchQuery, type Answer, type Question } from '../../mark-checker/question.ts'

export interface SearchData {
  question: Question
  answer: Answer | null
  /** Why there is no answer to a question that was asked. */
  refused: ErrorCode | null
  lists: CheckerLists
}

/** An address with a name in it is kept by no cache and told to nobody. */
const confidential = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const load = context.get(loadContext)
  const question = questionIn(new URL(request.url).searchParams)
  const found: SearchData = {
    question,
    answer: null,
    refused: null,
    lists: checkerLists(load, question.places),
  }
  if (question.value === '') return data(found)
  if (!isAskable(question)) return data(found, { headers: confidential })
  try {
    const answer = await load.call(searchMarks, { query: searchQuery(question) })
    return data({ ...found, answer }, { headers: confidential })
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    return data({ ...found, refused: refusal.code }, { status: errorList[refusal.code].status, headers: confidential })
  }
}
