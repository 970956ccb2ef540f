import { Status } from '#ui/status.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { markTone } from '../../mark-tone.ts'
import type { DraftData } from './draft.server.ts'

type ShownMark = DraftData['marks'][number]

function useColumns(backUrl: string): Column<ShownMark>[] {
  const t = useText('draft')
  const portal = useText('portal')
  const language = useLanguage()
  return [
    {
      key: 'place',
      title: t('marks.place'),
      head: true,
      cell: (mark) => <a href={path.trademark({ id: mark.id }, { language, query: { backUrl } })}>{mark.place.name}</a>,
    },
    { key: 'classes', title: t('marks.classes'), cell: (mark) => mark.classes || '–' },
    {
      key: 'status',
      title: t('marks.status'),
      cell: (mark) => <Status tone={markTone(mark.status)}>{portal(`markStatus.${mark.status}`)}</Status>,
    },
  ]
}

/** Step 4: each register with where its application stands. */
export function Marks({ data }: { data: DraftData }) {
  const t = useText('draft')
  const language = useLanguage()
  const columns = useColumns(path.applicationDraft({ id: data.id }, { language }))
  return (
    <section className="mt-4 mb-6" aria-labelledby="marks-title">
      <h2 className="mw-h3 mb-2" id="marks-title">
        {t('marks.title')}
      </h2>
      <Table caption={t('marks.title')} rows={data.marks} rowKey={(mark) => mark.id} columns={columns} />
    </section>
  )
}
