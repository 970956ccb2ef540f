import { Choice, Choices, Fieldset } from '#ui/choice.tsx'
import { useText } from '../i18n/text.ts'
import { FindMarks } from './find-marks.tsx'
import type { OfferedMarks, OwnMark } from './offered-marks.server.ts'

interface OwnMarksFieldsProps {
  offered: OfferedMarks
  ticked: readonly string[]
  error?: string | undefined
  /** Services are chosen beside the marks: of a designation it is said where it is renewed. */
  anyService?: boolean
}

/** So many marks that cannot be renewed stand open; more are folded away. */
const shownMost = 3

/** One's own trademarks, to tick those that a service is for; nothing for who has none. */
export function OwnMarksFields({ offered, ticked, error, anyService = false }: OwnMarksFieldsProps) {
  const t = useText('service')
  const { marks, notRenewable, atWipo, search, more, moreNotRenewable } = offered
  const note = (
    <>
      {atWipo && (
        <p className="mw-small">
          {atWipo.length === 0
            ? t('renewedAtWipo')
            : t('renewedThere', { numbers: atWipo.join(', '), count: atWipo.length })}
        </p>
      )}
      <NotRenewable
        marks={notRenewable}
        more={moreNotRenewable}
        open={search !== '' || notRenewable.some(({ id }) => ticked.includes(id))}
      />
    </>
  )
  if (marks.length === 0 && search === '' && more + moreNotRenewable === 0) return note
  return (
    <>
      <Fieldset id="trademarks" legend={t('yours')} error={error}>
        <p className="mw-small mw-muted mb-2">{t('yoursText')}</p>
        <FindMarks offered={offered} />
        <Choices>
          {marks.map((mark) => (
            <Choice
              key={mark.id}
              name="trademarks"
              value={mark.id}
              defaultChecked={ticked.includes(mark.id)}
              title={mark.name}
              text={[
                mark.place.name,
                mark.number,
                mark.until && t('until', { date: mark.until }),
                anyService && mark.renewal && t(`renewal.${mark.renewal.code}`, { date: mark.renewal.from }),
              ]
                .filter(Boolean)
                .join(', ')}
            />
          ))}
        </Choices>
        {note}
      </Fieldset>
      <h2 className="mw-h3">{t('another')}</h2>
    </>
  )
}

interface NotRenewableProps {
  marks: readonly OwnMark[]
  /** How many more of them there are. */
  more: number
  open: boolean
}

/** One's own marks that no renewal can be ordered of today, each with why. */
function NotRenewable({ marks, more, open }: NotRenewableProps) {
  const t = useText('service')
  const reasonOf = ({ renewal }: OwnMark) => (renewal ? t(`renewal.${renewal.code}`, { date: renewal.from }) : '')
  if (marks.length === 0) return null
  return (
    <details className="mw-more mt-2" open={open || marks.length <= shownMost}>
      <summary>{t('notRenewable', { count: marks.length + more })}</summary>
      <ul className="mw-small">
        {marks.map((mark) => (
          <li key={mark.id}>
            {`${[mark.name, mark.place.name, mark.number].filter(Boolean).join(', ')}: ${reasonOf(mark)}`}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mw-small">{t('more', { count: more })}</p>}
    </details>
  )
}
