import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql'
import { useState } from 'react'
import { useText } from '../i18n/texts.ts'

const mostShown = 200

/** The schema to look things up in: search by name, then follow the types. */
export function SchemaDocs({ schema }: { schema: GraphQLSchema }) {
  const t = useText()
  const [words, setWords] = useState('')
  const [path, setPath] = useState<string[]>([])
  const current = path.at(-1)
  const type = current ? schema.getType(current) : undefined
  const open = (name: string) => {
    setWords('')
    setPath([...path, name])
  }
  return (
    <section className="wb-docs-panel" aria-label={t('console.docs')}>
      <label className="mw-vh" htmlFor="console-find">
        {t('console.find')}
      </label>
      <input
        id="console-find"
        className="mw-input"
        type="search"
        placeholder={t('console.find')}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {path.length > 0 && (
        <button type="button" className="wb-link" onClick={() => setPath(path.slice(0, -1))}>
          {t('console.back')}
        </button>
      )}
      {words.trim() ? (
        <Found schema={schema} words={words} onOpen={open} />
      ) : type ? (
        <TypeDocs type={type} onOpen={open} />
      ) : (
        <>
          <h2>{t('console.queries')}</h2>
          <Fields fields={Object.values(schema.getQueryType()?.getFields() ?? {})} onOpen={open} />
          <h2>{t('console.mutations')}</h2>
          <Fields fields={Object.values(schema.getMutationType()?.getFields() ?? {})} onOpen={open} />
        </>
      )}
    </section>
  )
}

function Found({ schema, words, onOpen }: { schema: GraphQLSchema; words: string; onOpen: (name: string) => void }) {
  const t = useText()
  const wanted = words.trim().toLowerCase()
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  )
  const fields = roots.filter((field) => field.name.includes(wanted))
  const types = Object.values(schema.getTypeMap()).filter((type) => type.name.toLowerCase().includes(wanted))
  if (fields.length + types.length === 0) return <p className="mw-muted">{t('console.nothing')}</p>
  return (
    <>
      <Fields fields={fields} onOpen={onOpen} />
      <ul>
        {types.slice(0, mostShown).map((type) => (
          <li key={type.name}>
            <TypeLink name={type.name} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </>
  )
}

function TypeDocs({ type, onOpen }: { type: GraphQLNamedType; onOpen: (name: string) => void }) {
  return (
    <>
      <h2>{type.name}</h2>
      {type.description && <p>{type.description}</p>}
      {isObjectType(type) && <Fields fields={Object.values(type.getFields())} onOpen={onOpen} />}
      {isInputObjectType(type) && (
        <ul>
          {Object.values(type.getFields()).map((field) => (
            <li key={field.name}>
              <code>{field.name}</code>:{' '}
              <TypeLink name={getNamedType(field.type).name} text={String(field.type)} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
      {isEnumType(type) && (
        <ul>
          {type.getValues().map((value) => (
            <li key={value.name}>
              <code>{value.name}</code>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Fields({
  fields,
  onOpen,
}: {
  fields: readonly GraphQLField<unknown, unknown>[]
  onOpen: (name: string) => void
}) {
  const t = useText()
  return (
    <ul>
      {fields.slice(0, mostShown).map((field) => (
        <li key={field.name}>
          <code>{field.name}</code>:{' '}
          <TypeLink name={getNamedType(field.type).name} text={String(field.type)} onOpen={onOpen} />
          {field.args.length > 0 && (
            <details>
              <summary className="mw-muted mw-small">{t('console.arguments', { count: field.args.length })}</summary>
              <ul>
                {field.args.map((arg) => (
                  <li key={arg.name}>
                    <code>{arg.name}</code>:{' '}
                    <TypeLink name={getNamedType(arg.type).name} text={String(arg.type)} onOpen={onOpen} />
                  </li>
                ))}
              </ul>
            </details>
          )}
          {field.description && <p className="mw-muted mw-small">{field.description}</p>}
        </li>
      ))}
    </ul>
  )
}

function TypeLink({ name, text = name, onOpen }: { name: string; text?: string; onOpen: (name: string) => void }) {
  return (
    <button type="button" className="wb-link" onClick={() => onOpen(name)}>
      {text}
    </button>
  )
}
