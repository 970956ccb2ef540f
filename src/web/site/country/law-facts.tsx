import { Facts, type Fact } from '#ui/facts.tsx'
import type { LawRow } from '../../docket/law-rows.ts'
import { LawSource, useLawText } from '../../docket/law-words.tsx'
import { useText } from '../../i18n/text.ts'

/** The rules of a register, each with its law; `before` are facts that no law fixes. */
export function LawFacts({ rows, before }: { rows: readonly LawRow[]; before: readonly Fact[] }) {
  const t = useText('country')
  const textOf = useLawText()
  const facts = rows.map((row): Fact => ({
    key: row.key,
    label: t(`kind.${row.kind}`),
    value: textOf(row),
    source: <LawSource row={row} />,
  }))
  return <Facts facts={[...before, ...facts]} />
}
