import { ButtonLink } from '#ui/button.tsx'
import { Entry } from '#ui/entry.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import type { Todo } from './load.server.ts'

const titles = {
  readSummary: 'home.todoTitleReadSummary',
  checkout: 'home.todoTitleCheckout',
  pay: 'home.todoTitlePay',
  owner: 'home.todoTitleOwner',
  review: 'home.todoTitleReview',
} as const
const texts = {
  readSummary: 'home.todoTextReadSummary',
  checkout: 'home.todoTextCheckout',
  pay: 'home.todoTextPay',
  owner: 'home.todoTextOwner',
  review: 'home.todoTextReview',
} as const

const isTold = (name: Todo['name']): name is keyof typeof titles => name in titles

/** What stands still until the client acts; one verb each, the first one set as the page's own. */
export function TodoEntry({ todos, waiting }: { todos: Todo[]; waiting: number }) {
  const t = useText('portal')
  const language = useLanguage()
  const more = waiting - todos.length
  return (
    <Entry id="todo" number={1} margin={t('home.todoMargin')}>
      <h2 className="mw-h3 mb-2" id="todo-title">
        {t('home.todo')}
      </h2>
      {todos.length === 0 && <p className="mw-muted">{t('home.todoNone')}</p>}
      <ul className="mw-todo">
        {todos.map((todo, index) => (
          <li key={todo.id}>
            <div>
              <h3>{isTold(todo.name) ? t(titles[todo.name], { mark: todo.mark }) : todo.mark}</h3>
              <p>
                {isTold(todo.name) && t(texts[todo.name])} <span className="mw-nowrap">{todo.number}</span>
              </p>
            </div>
            <ButtonLink small kind={index === 0 ? 'primary' : 'secondary'} href={todo.href}>
              {t(`action.${todo.name}`)}
            </ButtonLink>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-2">
          <a href={path.orders({}, { language })}>{t('home.todoMore', { count: more })}</a>
        </p>
      )}
    </Entry>
  )
}
