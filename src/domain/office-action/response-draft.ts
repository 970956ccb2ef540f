import { textOfBlocks } from '#kernel/gaps.ts'
import type { IssueCategory } from './vocabulary.ts'

/** What a response is put together from. */
export interface ResponseGround {
  mark: string
  number: string | null
  /** The office's letter, written out. */
  issued: string
  issues: readonly { category: IssueCategory; name: string; answer: string | null }[]
  cited: readonly { name: string; number?: string | undefined; owner?: string | undefined }[]
}

/**
 * The block that answers each kind of objection, in the office's usual order of an answer. What only a person can say stands
 * in square brackets, so that a response with a gap is seen to have one. English: it is the language of most of the offices;
 * who writes to another one replaces the words.
 */
const blocks: Readonly<Record<IssueCategory, (ground: ResponseGround) => string>> = {
  'likelihood-of-confusion': ({ mark, cited }) =>
    [
      ...cited.map(
        ({ name, number, owner }) =>
          `The letter cites ${[name, number && `No. ${number}`, owner && `of ${owner}`].filter(Boolean).join(', ')}.`,
      ),
      `The applicant submits that ${mark} is not likely to be confused with it. Appearance: [difference]. Sound: [difference]. Meaning: [difference]. Goods and services: [difference, or the limitation made below].`,
    ].join(' '),
  'prior-pending': () =>
    'The applicant takes note of the earlier pending application and [requests suspension until it is decided / submits the following on the comparison].',
  descriptiveness: ({ mark }) =>
    `The applicant submits that ${mark} does not immediately describe the goods and services, because [reason]. Evidence: [evidence].`,
  genericness: ({ mark }) =>
    `The applicant submits that the relevant public does not understand ${mark} as the name of the goods or services themselves, because [reason]. Evidence: [evidence].`,
  'identification-of-goods': () => 'The applicant amends the identification to read: [class and goods or services].',
  classification: () => 'The applicant amends the classification as follows: [class and goods or services].',
  specimen: () =>
    'The applicant submits a substitute specimen that was in use in commerce at least as early as the filing date: [specimen].',
  disclaimer: () =>
    'The applicant enters the following disclaimer: no claim is made to the exclusive right to use [words] apart from the mark as shown.',
  owner: ({ mark }) => `The applicant states about the applicant or the name in ${mark}: [statement].`,
  formality: () => 'The applicant supplies what was missing: [what].',
  other: () => '[Answer].',
}

/** The draft of a response: a heading, and under each objection its block and what the client told us of it. */
export function responseDraft(ground: ResponseGround): string {
  const heading = [
    `Response to the office action of ${ground.issued}`,
    `Mark: ${ground.mark}`,
    ...(ground.number === null ? [] : [`Application number: ${ground.number}`]),
  ].join('\n')
  const parts = ground.issues.map(({ category, name, answer }, at) =>
    [`${at + 1}. ${name}`, blocks[category](ground), ...(answer === null ? [] : [`[The client says: ${answer}]`])].join(
      '\n',
    ),
  )
  return textOfBlocks([heading, ...parts])
}
