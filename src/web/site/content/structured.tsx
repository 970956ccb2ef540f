import { useRootData } from '../../root-data.ts'
import { addressIn } from '../../path.ts'
import { StructuredData } from '../../structured-data.tsx'
import { organizationOf } from '../organization.ts'
import { membersUnder } from './directives.ts'
import type { ContentData } from './load.server.ts'
import type { ContentLink } from './pages.server.ts'

const questionsBelow = /^\/(trademark|brand-protection)-questions-and-answers/

const asked = ({ title, description }: Pick<ContentLink, 'title' | 'description'>) => ({
  '@type': 'Question',
  name: title,
  acceptedAnswer: { '@type': 'Answer', text: description },
})

/** What a page of text is, in the words of schema.org: an article, a term, questions with their short answers. */
export function PageData({ address, page, facts }: Pick<ContentData, 'address' | 'page' | 'facts'>) {
  const { base } = useRootData()
  const { kind, title, description, date } = page.meta
  const url = addressIn(page.language, address, base)
  const organization = organizationOf(facts.operator, base)
  const own = { name: title, description, url, inLanguage: page.language }
  if (address === membersUnder) return <StructuredData data={organization} />
  if (kind === 'article')
    return (
      <StructuredData
        data={{
          '@type': 'Article',
          ...own,
          headline: title,
          dateModified: date,
          author: organization,
          publisher: organization,
          image: addressIn(page.language, `/share-image${address}.png`, base),
          citation: page.meta.sources.map((source) => source.title),
        }}
      />
    )
  if (kind === 'member') return <StructuredData data={{ '@type': 'Person', ...own, worksFor: organization }} />
  if (kind === 'term') return <StructuredData data={{ '@type': 'DefinedTerm', ...own }} />
  if (kind === 'question') return <StructuredData data={{ '@type': 'FAQPage', mainEntity: [asked(page.meta)] }} />
  const questions = questionsBelow.test(address) ? (facts.below[address] ?? []) : []
  // Beside the questions such a list has the indexes of their groups.
  const single = questions.filter((one) => !questions.some((other) => other.address.startsWith(`${one.address}/`)))
  if (single.length === 0) return null
  return <StructuredData data={{ '@type': 'FAQPage', mainEntity: single.map(asked) }} />
}
