import { json } from '@codemirror/lang-json'
import type { EditorView } from '@codemirror/view'
import { useQuery } from '@tanstack/react-query'
import { graphql, updateSchema } from 'cm6-graphql'
import {
  buildClientSchema,
  getIntrospectionQuery,
  Kind,
  OperationTypeNode,
  parse,
  print,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql'
import { useCallback, useMemo, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useText } from '../i18n/texts.ts'
import { Kbd } from '../kit/kbd.tsx'
import { Waiting } from '../kit/refusal-note.tsx'
import { Page } from '../kit/page.tsx'
import { ask, type Answered } from './ask.ts'
import { CodeEditor, type Given } from './code-editor.tsx'
import { keepRun, keptRuns, type Kept } from './kept.ts'
import { SchemaDocs } from './schema-docs.tsx'

const starter = `query newest($limit: Int = 10) {
  trademark(order_by: { created_at: desc }, limit: $limit) {
    id
    name
    jurisdiction
    status
    owner_entity { business_name }
  }
}
`

async function readSchema(): Promise<GraphQLSchema> {
  const answered = await ask(getIntrospectionQuery(), '')
  const body = JSON.parse(answered.text) as { data?: IntrospectionQuery; errors?: { message: string }[] }
  if (!body.data) throw new Error(body.errors?.[0]?.message ?? String(answered.status))
  return buildClientSchema(body.data)
}

/** Whether the text holds a mutation; one that cannot be parsed yet holds none. */
function writes(query: string): boolean {
  try {
    return parse(query).definitions.some(
      (part) => part.kind === Kind.OPERATION_DEFINITION && part.operation === OperationTypeNode.MUTATION,
    )
  } catch {
    return false
  }
}

/** The data API by hand: ask, complete, look up the schema, go back to what was asked before. */
export function ConsolePage() {
  const t = useText()
  const [runs, setRuns] = useState<Kept[]>(() => keptRuns())
  const [document, setDocument] = useState<Given>({ text: runs[0]?.query ?? starter })
  const [variables, setVariables] = useState<Given>({ text: runs[0]?.variables ?? '{ "limit": 10 }' })
  // The editors hold what is typed; this is their text for whoever runs it.
  const typed = useRef({ query: document.text, variables: variables.text })
  const [writing, setWriting] = useState(() => writes(document.text))
  const typeDocument = (text: string) => {
    typed.current.query = text
    setWriting(writes(text))
  }
  const [answered, setAnswered] = useState<Answered>()
  const answer = useMemo(() => ({ text: answered?.text ?? '' }), [answered])
  const [busy, setBusy] = useState(false)
  const { data: schema, error } = useQuery({
    queryKey: ['data-schema'],
    queryFn: readSchema,
    staleTime: Infinity,
    retry: 1,
  })
  const language = useMemo(() => graphql(), [])
  // The schema comes while somebody may be typing: the editor stays and learns it.
  const learn = useCallback((view: EditorView) => schema && updateSchema(view, schema), [schema])
  const jsonLanguage = useMemo(() => [json()], [])
  const run = async () => {
    if (busy) return
    setBusy(true)
    const asked = { ...typed.current }
    setAnswered(await ask(asked.query, asked.variables))
    setRuns(keepRun({ ...asked, at: new Date().toISOString() }))
    setBusy(false)
  }
  const tidy = () => {
    try {
      setDocument({ text: `${print(parse(typed.current.query))}\n` })
    } catch {
      // What cannot be parsed is marked in the editor already.
    }
  }
  const again = (run: Kept | undefined) => {
    if (!run) return
    setDocument({ text: run.query })
    setVariables({ text: run.variables })
  }
  return (
    <Page
      title={t('console.title')}
      sub={t('console.about')}
      actions={
        <>
          <Button kind="quiet" small onClick={tidy}>
            {t('console.tidy')}
          </Button>
          <Button kind={writing ? 'destructive' : 'primary'} small busy={busy} onClick={() => void run()}>
            {t(writing ? 'console.write' : 'console.run')} <Kbd keys="Ctrl Enter" />
          </Button>
        </>
      }
    >
      <div className="wb-console">
        <div className="wb-console__ask">
          <CodeEditor
            id="document"
            onStand={learn}
            label={t('console.document')}
            given={document}
            extensions={language}
            onChange={typeDocument}
            onRun={() => void run()}
          />
          <h2>{t('console.variables')}</h2>
          <CodeEditor
            id="variables"
            label={t('console.variables')}
            given={variables}
            extensions={jsonLanguage}
            onChange={(text) => (typed.current.variables = text)}
            onRun={() => void run()}
          />
          <label className="wb-console__kept">
            <span>{t('console.before')}</span>
            <select
              className="mw-input"
              value=""
              disabled={runs.length === 0}
              onChange={(event) => again(runs[Number(event.target.value)])}
            >
              <option value="">{t(runs.length === 0 ? 'console.none' : 'console.choose')}</option>
              {runs.map((kept, at) => (
                <option key={kept.at} value={at}>
                  {kept.query.replaceAll(/\s+/g, ' ').slice(0, 80)}
                </option>
              ))}
            </select>
          </label>
        </div>
        <div className="wb-console__answer">
          <p role="status" className="mw-small mw-muted">
            {answered
              ? t(answered.failed ? 'console.failed' : 'console.took', {
                  status: answered.status,
                  ms: answered.milliseconds,
                })
              : t('console.empty')}
          </p>
          <CodeEditor id="answer" label={t('console.answer')} given={answer} extensions={jsonLanguage} readOnly />
        </div>
        {schema ? <SchemaDocs schema={schema} /> : error ? <p role="alert">{error.message}</p> : <Waiting lines={8} />}
      </div>
    </Page>
  )
}
