import { Verdict } from '#ui/verdict.tsx'
import type { Risk } from '#domain/verification/vocabulary.ts'
import { useText } from './i18n/text.ts'

/** A verdict in the reader's language. */
export function RiskVerdict({ risk, bare }: { risk: Risk; bare?: boolean }) {
  const t = useText('trademark')
  return (
    <Verdict risk={risk} bare={bare}>
      {t(`risk.${risk}`)}
    </Verdict>
  )
}
