import { letterDrop, letterFailed, letterRepeat } from '#contract/letter.ts'
import type { CallOutput } from '#contract/call.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useAsk, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { ReadFailure, Waiting } from '../kit/refusal-note.tsx'
import { dayOf, formatDate } from '../kit/time.ts'
import { Page } from '../kit/page.tsx'

type Failed = CallOutput<typeof letterFailed>['letters'][number]

/** Letters that could not be sent: each is sent again or dropped by a person, and stays until then. */
export function LettersPage() {
  const t = useText()
  const language = useLanguage()
  const { data, error, isPending, refetch } = useAsk(letterFailed, {}, 0)
  const letters = data?.letters ?? []
  return (
    <Page
      title={t('lists.letter')}
      sub={data && t('letters.summary', { count: data.count })}
      actions={
        <ButtonLink small href={`/dev/email-preview?locale=${language}`} target="_blank" rel="noreferrer">
          {t('letters.looks')}
        </ButtonLink>
      }
    >
      {error && !data ? <ReadFailure error={error} retry={() => void refetch()} /> : null}
      {isPending && <Waiting lines={6} />}
      {data && letters.length === 0 && (
        <div className="wb-pad">
          <EmptyState title={t('letters.emptyTitle')} text={t('letters.empty')} />
        </div>
      )}
      {letters.length > 0 && (
        <table className="wb-q">
          <caption className="mw-vh">{t('lists.letter')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('letters.recipient')}</th>
              <th scope="col">{t('letters.template')}</th>
              <th scope="col">{t('field.created')}</th>
              <th scope="col">{t('letters.error')}</th>
              <th scope="col">
                <span className="mw-vh">{t('letters.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {letters.map((letter) => (
              <LetterRow key={letter.id} letter={letter} onDone={() => void refetch()} />
            ))}
          </tbody>
        </table>
      )}
    </Page>
  )
}

function LetterRow({ letter, onDone }: { letter: Failed; onDone: () => void }) {
  const t = useText()
  const language = useLanguage()
  const repeat = useSend(letterRepeat, { done: t('letters.repeated'), keepScreen: true })
  const drop = useSend(letterDrop, { done: t('letters.dropped'), keepScreen: true })
  const act = async ({ send }: Pick<typeof repeat, 'send'>): Promise<void> => {
    await send({ params: { id: letter.id } })
    onDone()
  }
  const busy = repeat.busy || drop.busy
  return (
    <tr>
      <th scope="row" aria-label={letter.recipient}>
        {letter.recipient}
      </th>
      <td>{letter.template}</td>
      <td>{formatDate(dayOf(letter.createdAt), language)}</td>
      <td>
        {letter.error} <small>{t('letters.tries', { count: letter.tries })}</small>
      </td>
      <td aria-label={t('letters.actions')}>
        <div className="mw-cluster">
          <Button small disabled={busy} onClick={() => void act(repeat)}>
            {t('letters.repeat')}
          </Button>
          <Button small kind="quiet" disabled={busy} onClick={() => void act(drop)}>
            {t('letters.drop')}
          </Button>
        </div>
      </td>
    </tr>
  )
}
