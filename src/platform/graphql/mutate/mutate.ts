import type { Selected } from '../compile/collect.ts'
import { deleteWrite, fieldsOf, updateWrite, type Chosen } from '../compile/change.ts'
import type { Context } from '../compile/context.ts'
import type { Value } from '../compile/values.ts'
import { answerStatement, readsRelations, type Answer, type Write } from '../compile/written.ts'
import { overLimit } from '../errors.ts'
import { countObjects, insertRows, isOneByOne, objectsOf, type Insert } from './insert-rows.ts'
import { perform, run, type Work } from './writer.ts'

/** Rows that a filter is reckoned to choose. */
const likelyChosen = 100

/** Executes the fields of a mutation one after the other and answers the text of their JSON object. */
export async function mutate(work: Work, fields: readonly Selected[]): Promise<string> {
  const budget = { objects: 0 }
  const parts: string[] = []
  for (const field of fields) {
    const text = field.meaning
      ? await withPath(work, field, mutateField(work, field, budget))
      : JSON.stringify(field.typeName)
    parts.push(`${JSON.stringify(field.key)}:${text}`)
  }
  return `{${parts.join(',')}}`
}

// The path tells which of several mutations failed.
async function withPath(work: Work, field: Selected, result: Promise<string>): Promise<string> {
  try {
    return await result
  } catch (thrown) {
    const { kind } = field.meaning ?? {}
    const argument = kind === 'insert' ? '.args.objects' : kind === 'insert_one' ? '.args.object' : ''
    const failure = kind === 'insert_one' ? work.failure(thrown).outOfList() : work.failure(thrown)
    // Arguments and selections name themselves; everything else is inside of what is to be inserted.
    const inside = /^\$(\.args|\.selectionSet)/.test(failure.path) ? '' : argument
    throw failure.under(`.selectionSet.${field.name}${inside}`)
  }
}

async function mutateField(work: Work, field: Selected, budget: { objects: number }): Promise<string> {
  const { meaning, args, fields } = field
  const context = work.context.next()
  const spend = (objects: number): void => {
    budget.objects += objects
    const { objects: allowed } = context.limits
    if (budget.objects > allowed) throw overLimit('objects', budget.objects, allowed)
  }
  switch (meaning?.kind) {
    case 'insert':
    case 'insert_one': {
      const single = meaning.kind === 'insert_one'
      const objects = objectsOf(args.get(single ? 'object' : 'objects'))
      spend(countObjects(context, meaning.table, objects))
      const conflict = args.get('on_conflict')
      const insert = {
        table: meaning.table,
        objects,
        conflict: conflict?.kind === 'object' ? conflict : undefined,
        given: new Map<string, Value>(),
      }
      return await insertAnswered(work, insert, { single, fields, expected: objects.length })
    }
    case 'update':
      return await changed(work, context, meaning.table, { single: false, fields, expected: likelyChosen }, (next) =>
        updateWrite(next, meaning.table, args, { where: args.get('where') }),
      )
    case 'update_by_pk':
      return await changed(work, context, meaning.table, { single: true, fields, expected: 1 }, (next) =>
        updateWrite(next, meaning.table, args, { key: fieldsOf(args.get('pk_columns')) }),
      )
    case 'update_many': {
      const updates = objectsOf(args.get('updates'))
      spend(updates.length)
      const parts: string[] = []
      for (const update of updates) {
        const chosen: Chosen = { where: update.fields.get('where') }
        parts.push(
          await changed(
            work,
            context.next(),
            meaning.table,
            { single: false, fields, expected: likelyChosen },
            (next) => updateWrite(next, meaning.table, update.fields, chosen),
          ),
        )
      }
      return `[${parts.join(',')}]`
    }
    case 'delete':
      return await changed(work, context, meaning.table, { single: false, fields, expected: likelyChosen }, (next) =>
        deleteWrite(next, meaning.table, { where: args.get('where') }),
      )
    case 'delete_by_pk':
      return await changed(work, context, meaning.table, { single: true, fields, expected: 1 }, (next) =>
        deleteWrite(next, meaning.table, { key: args }),
      )
    default:
      throw new Error(`a mutation has no field of kind ${meaning?.kind}`)
  }
}

/** One write and its answer: one statement, or two when the answer reads relations. */
async function changed(
  work: Work,
  context: Context,
  table: string,
  answer: Answer,
  make: (context: Context) => Write | undefined,
): Promise<string> {
  const write = make(context)
  const later = readsRelations(answer) ? answerLater(context, table, answer) : undefined
  if (!write) return await (later ?? answerLater(context, table, answer)).read(work, ['[]'], 0)
  if (!later) return (await perform(work, context, write, { answer })).response
  const done = await perform(work, context, write, { captured: later.needed })
  return await later.read(work, [done.captured], done.rows.length)
}

async function insertAnswered(work: Work, insert: Insert, answer: Answer): Promise<string> {
  const wait = isOneByOne(work.context, insert) || insert.objects.length === 0 || readsRelations(answer)
  if (!wait) {
    const { response = 'null' } = await insertRows(work, insert, { answer, captured: new Set(), links: [] })
    return response
  }
  const later = answerLater(work.context, insert.table, answer)
  const done = await insertRows(work, insert, { captured: later.needed, links: [] })
  return await later.read(work, done.captured, done.affected)
}

/** Prepares the answer about rows that are still to be written. */
function answerLater(
  context: Context,
  table: string,
  answer: Answer,
): { needed: ReadonlySet<string>; read: (work: Work, captured: readonly string[], count: number) => Promise<string> } {
  let rows = '[]'
  let affected = 0
  const { statement, needed } = answerStatement(
    context.next(),
    table,
    answer,
    { from: 'earlier', read: () => rows },
    { from: 'earlier', read: () => affected },
  )
  return {
    needed,
    async read(work, captured, count) {
      const items = captured.map((list) => list.slice(1, -1).trim()).filter((list) => list !== '')
      rows = `[${items.join(',')}]`
      affected = count
      const [text] = await run(work, statement)
      return text ?? 'null'
    },
  }
}
