import { dateTimeFormat } from '#kernel/formatters.ts'
import type { Language } from '#kernel/languages.ts'
import type support from '../../../public/locales/en/support.json'
import { labelled, make } from './elements.ts'
import { keep, readKept } from './kept.ts'
import { Refused, talkAt, type Addresses, type Thread } from './talk.ts'
import { uuidv7 } from '#kernel/ids.ts'

type Texts = (typeof support)['chat']

/** Milliseconds between two looks for an answer while the chat is open. */
const lookAgain = 5000
const longest = 5000

let opened: HTMLElement | null = null

/** Opens the chat in `place`, or brings it back; closed it gives the focus back to its link. */
export async function showChat(place: HTMLElement, link: HTMLAnchorElement): Promise<void> {
  if (opened?.isConnected) {
    opened.hidden = false
    opened.querySelector<HTMLElement>('textarea')?.focus()
    return
  }
  const language = document.documentElement.lang as Language
  const answer = await fetch(`/locales/${language}/support.json`)
  if (!answer.ok) throw new Error('the texts of the chat did not come')
  const { chat: texts } = (await answer.json()) as { chat: Texts }
  const addresses = JSON.parse(link.dataset['chat'] ?? '{}') as Addresses
  opened = build(texts, talkAt(addresses, language), language, link)
  place.append(opened)
  opened.querySelector<HTMLElement>('textarea')?.focus()
}

function build(t: Texts, talk: ReturnType<typeof talkAt>, language: Language, link: HTMLElement): HTMLElement {
  const kept = readKept()
  const hour = dateTimeFormat(language, { hour: '2-digit', minute: '2-digit' })
  const list = make('ol', {
    class: 'mw-thread mw-chat__messages',
    'aria-live': 'polite',
    tabindex: 0,
    'aria-label': t.messages,
  })
  const problem = make('p', { class: 'mw-field__error', role: 'alert', hidden: true })
  const name = make('input', { class: 'mw-input', id: 'chat-name', name: 'name', autocomplete: 'name', maxlength: 100 })
  const email = make('input', {
    class: 'mw-input',
    id: 'chat-email',
    name: 'email',
    type: 'email',
    autocomplete: 'email',
    maxlength: 254,
    required: true,
  })
  const message = make('textarea', {
    class: 'mw-textarea mw-textarea--short',
    id: 'chat-message',
    name: 'message',
    maxlength: longest,
    required: true,
  })
  const who = make(
    'div',
    { class: 'mw-stack mw-stack--s', hidden: kept.id !== null },
    labelled(t.name, name),
    labelled(t.email, email),
  )
  const send = make('button', { class: 'mw-btn mw-btn--primary mw-btn--s', type: 'submit' }, t.send)
  const form = make(
    'form',
    { class: 'mw-stack mw-stack--s', novalidate: true },
    who,
    labelled(t.message, message),
    problem,
    make('div', {}, send),
  )
  const close = make('button', { class: 'mw-btn mw-btn--quiet mw-btn--s', type: 'button' }, t.close)
  const panel = make(
    'section',
    { class: 'mw-chat__panel', role: 'dialog', 'aria-label': t.title },
    make('div', { class: 'mw-chat__head' }, make('h2', { class: 'mw-h4' }, t.title), close),
    make('p', { class: 'mw-small mw-muted' }, t.lede),
    list,
    form,
  )
  const controls = [name, email, message]
  for (const control of controls) {
    control.value = kept.typed[control.name] ?? ''
    control.addEventListener('input', () => {
      kept.typed[control.name] = control.value
      keep(kept)
    })
  }

  const say = (text: string) => {
    problem.textContent = text
    problem.hidden = text === ''
  }
  let shown = ''
  const show = ({ messages }: Thread) => {
    const last = messages.at(-1)?.id ?? ''
    if (last === shown) return
    shown = last
    list.replaceChildren(
      ...messages.map((one) =>
        make(
          'li',
          one.isOurs ? {} : { class: 'is-mine' },
          make(
            'p',
            { class: 'mw-small mw-muted' },
            make('b', {}, one.isOurs ? (one.by ?? t.us) : t.you),
            ` ${hour.format(new Date(one.at))}`,
          ),
          make('p', { class: 'mw-lines' }, one.text),
        ),
      ),
    )
    list.scrollTop = list.scrollHeight
  }
  /** The conversation is of an account that is no longer signed in, or gone: the next message begins another. */
  const forget = () => {
    kept.id = null
    keep(kept)
    shown = ''
    list.replaceChildren()
    who.hidden = false
  }
  const look = async () => {
    if (kept.id === null || !panel.isConnected || panel.hidden || document.visibilityState !== 'visible') return
    try {
      show(await talk.read(kept.id))
    } catch (error) {
      if (error instanceof Refused && (error.status === 401 || error.status === 404)) forget()
    }
  }
  const sendIt = async () => {
    const text = message.value.trim()
    if (kept.id === null)
      kept.id = await talk.begin(
        { message: text, name: name.value, email: who.hidden ? null : email.value, language },
        kept.key,
      )
    else await talk.write(kept.id, { message: text }, kept.key)
    kept.key = uuidv7()
    kept.typed = {}
    message.value = ''
    who.hidden = true
    keep(kept)
    await look()
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const missing = [email, message].find((one) => one.value.trim() === '' && !(one === email && who.hidden))
    if (missing) {
      say(missing === email ? t.emailMissing : t.messageMissing)
      missing.focus()
      return
    }
    say('')
    send.disabled = true
    sendIt()
      .catch((error: unknown) => {
        const isEmail = error instanceof Refused && error.fields.includes('email')
        say(isEmail ? t.emailWrong : error instanceof Refused && error.message !== '' ? error.message : t.failed)
        if (isEmail) {
          who.hidden = false
          email.focus()
        }
      })
      .finally(() => (send.disabled = false))
  })
  const shut = () => {
    panel.hidden = true
    link.focus()
  }
  close.addEventListener('click', shut)
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') shut()
  })
  void talk.visitor().then(
    (known) => {
      // Who is signed in is known: nobody is asked who they are.
      if (known.email !== null) who.hidden = true
    },
    () => undefined,
  )
  void look()
  const timer = setInterval(() => {
    if (panel.isConnected) void look()
    else clearInterval(timer)
  }, lookAgain)
  return panel
}
