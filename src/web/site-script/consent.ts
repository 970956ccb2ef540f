import type { ExperimentId } from '#kernel/experiments.ts'
import { askedAbout, consentDays, consentIn, consentText, type ThirdParty } from '#kernel/third-parties.ts'
import { endCampaigns, forgetCampaign, keepCampaign } from './campaign.ts'
import { loadParty } from './load-party.ts'

function cookieOf(page: Document, name: string): string | null {
  const pair = page.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
  return pair === undefined ? null : pair.slice(name.length + 1)
}

/** Whose scripts the page may load, as it says itself. */
function partiesOf(box: HTMLElement): ThirdParty[] {
  return JSON.parse(box.dataset['consent'] ?? '[]') as ThirdParty[]
}

/** The experiments that the visitor is asked about, likewise. */
function experimentsOf(box: HTMLElement): ExperimentId[] {
  return JSON.parse(box.dataset['experiments'] ?? '[]') as ExperimentId[]
}

function endExperiments(page: Document): void {
  if (cookieOf(page, 'experiments') !== null) page.cookie = 'experiments=; Path=/; Max-Age=0'
}

/** Where there is no yes that holds, nothing is left of what only a yes keeps. */
function forget(page: Document): void {
  forgetCampaign(page)
  endExperiments(page)
}

/**
 * Where others run, another page is another document, as without scripts: one that changes its address in place would show them
 * where a link or a form leads before it could be left. What stays on its page stays.
 */
function leaveByDocument(page: Document): void {
  const alone = (event: Event, target: string | undefined, staysHere: boolean) => {
    const leads = target === undefined ? null : URL.parse(target, page.location.href)
    if (leads && !(staysHere && leads.pathname === page.location.pathname)) event.stopImmediatePropagation()
  }
  const within = (event: Event, what: string) =>
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement & HTMLFormElement>(what) : null
  const view = page.defaultView
  view?.addEventListener('click', (event) => alone(event, within(event, 'a[data-discover]')?.href, true), true)
  view?.addEventListener(
    'submit',
    (event) => {
      const form = within(event, 'form[data-discover]')
      alone(event, form?.getAttribute('action') ?? undefined, form?.method === 'get')
    },
    true,
  )
}

/**
 * Asks whether others may load something, once and for just these, and loads them after a yes. The footer opens the question
 * again; a no after a yes takes effect with the page that is loaded for it, since what runs cannot be taken back.
 */
export function askConsent(page: Document): void {
  endCampaigns(Date.now())
  const box = page.querySelector<HTMLElement>('[data-consent]')
  if (!box) {
    // Nobody is asked any more, unless only this page does not ask.
    if (!page.querySelector('[data-consent-elsewhere]')) forget(page)
    return
  }
  const parties = partiesOf(box)
  const running = experimentsOf(box)
  const asked = askedAbout(parties, running)
  const known = consentIn(cookieOf(page, 'consent'), asked)
  const load = () => {
    if (parties.length > 0) leaveByDocument(page)
    // Few installations run any: the others do not load what draws.
    if (running.length > 0)
      void import('./experiments.ts').then(({ keepExperiments }) => keepExperiments(page, running))
    else endExperiments(page)
    keepCampaign(page, parties, Date.now())
    for (const party of parties) loadParty(page, party)
  }
  if (known === 'yes') load()
  else forget(page)
  box.hidden = known !== null
  page.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-answer]') : null
    if (button) {
      const answer = button.dataset['answer'] === 'yes' ? 'yes' : 'no'
      const before = consentIn(cookieOf(page, 'consent'), asked)
      page.cookie = `consent=${consentText(answer, asked)}; Path=/; Max-Age=${consentDays * 86_400}; SameSite=Lax`
      box.hidden = true
      if (answer === 'no') forget(page)
      if (answer === 'yes' && before !== 'yes') load()
      if (answer === 'no' && before === 'yes') page.location.reload()
    }
    const opener = event.target instanceof Element ? event.target.closest('[data-consent-open]') : null
    if (opener) {
      box.hidden = false
      box.querySelector<HTMLElement>('button')?.focus()
    }
  })
  for (const opener of page.querySelectorAll<HTMLElement>('[data-consent-open]')) opener.hidden = false
}
