import { type Context as HonoContext, Hono } from 'hono'
import { html } from 'hono/html'
import { deliveries, testCards } from '#platform/payments/sandbox/cards.ts'
import { formatMoney } from '#kernel/money.ts'
import { isLanguage } from '#kernel/languages.ts'
import { AppError } from '#kernel/errors.ts'
import type { Context } from '../context.ts'

const words = {
  en: {
    title: 'Payment sandbox',
    note: 'A local stand-in for a payment provider. No card is charged.',
    pay: 'Pay',
    wallet: 'Pay by the test wallet',
    orCard: 'Or by card',
    card: 'Card number',
    test: 'Test cards',
    tell: 'Message to the shop',
    cancel: 'Cancel',
    challenge: 'Your bank asks: is it you?',
    yes: 'Confirm the payment',
    no: 'Refuse',
    done: 'This payment is finished.',
    back: 'Back to the shop',
  },
  sk: {
    title: 'Skúšobná platobná brána',
    note: 'Miestna náhrada platobnej brány. Žiadna karta nie je zaťažená.',
    pay: 'Zaplatiť',
    wallet: 'Zaplatiť skúšobnou peňaženkou',
    orCard: 'Alebo kartou',
    card: 'Číslo karty',
    test: 'Skúšobné karty',
    tell: 'Správa obchodu',
    cancel: 'Zrušiť',
    challenge: 'Vaša banka sa pýta: ste to vy?',
    yes: 'Potvrdiť platbu',
    no: 'Odmietnuť',
    done: 'Táto platba je ukončená.',
    back: 'Späť do obchodu',
  },
  cs: {
    title: 'Zkušební platební brána',
    note: 'Místní náhrada platební brány. Žádná karta není zatížena.',
    pay: 'Zaplatit',
    wallet: 'Zaplatit zkušební peněženkou',
    orCard: 'Nebo kartou',
    card: 'Číslo karty',
    test: 'Zkušební karty',
    tell: 'Zpráva obchodu',
    cancel: 'Zrušit',
    challenge: 'Vaše banka se ptá: jste to vy?',
    yes: 'Potvrdit platbu',
    no: 'Odmítnout',
    done: 'Tato platba je ukončena.',
    back: 'Zpět do obchodu',
  },
  es: {
    title: 'Pasarela de pruebas',
    note: 'Sustituto local de una pasarela de pago. No se carga ninguna tarjeta.',
    pay: 'Pagar',
    wallet: 'Pagar con el monedero de prueba',
    orCard: 'O con tarjeta',
    card: 'Número de tarjeta',
    test: 'Tarjetas de prueba',
    tell: 'Aviso a la tienda',
    cancel: 'Cancelar',
    challenge: 'Su banco pregunta: ¿es usted?',
    yes: 'Confirmar el pago',
    no: 'Rechazar',
    done: 'Este pago ha terminado.',
    back: 'Volver a la tienda',
  },
}

/** The one style sheet of the pages that are no part of the site. */
export const styleSheet = (c: HonoContext): Response =>
  c.body(style, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=3600' })

/** The pages of the local payment provider, where a test card decides what happens. */
export function sandboxPages(context: Context): Hono {
  const app = new Hono()
  app.get('/sandbox-pay/style.css', styleSheet)
  app.get('/sandbox-pay', (c) =>
    c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>Payment sandbox</title>
            <link rel="stylesheet" href="/sandbox-pay/style.css" />
          </head>
          <body>
            <main>
              <p class="tag">Payment sandbox</p>
              <h1>Trouble on demand</h1>
              <p>
                The next order is created here, but the shop never hears of it, as when an answer is lost on the way.
                The shop should find the same order when it asks again.
              </p>
              <form method="post" action="/sandbox-pay/lose-next-answer">
                <button type="submit">Lose the next answer</button>
              </form>
            </main>
          </body>
        </html>`,
    ),
  )
  app.post('/sandbox-pay/lose-next-answer', (c) => {
    context.sandbox.loseNextAnswer()
    return c.redirect('/sandbox-pay', 303)
  })
  app.get('/sandbox-pay/:id', async (c) => {
    const order = await context.sandbox.order(c.req.param('id'))
    if (!order) return c.notFound()
    const language = isLanguage(order.language) ? order.language : 'en'
    const t = words[language]
    const amount = formatMoney(order.amount, order.currency, language)
    const here = `/sandbox-pay/${order.id}`
    // A wallet has a card behind it, which its owner does not type.
    const wallet =
      order.paying_by === 'wallet'
        ? html`<form method="post" action="${here}/pay">
              <input type="hidden" name="card" value="4242424242424242" />
              <button type="submit">${t.wallet}, ${amount}</button>
            </form>
            <p class="note">${t.orCard}</p>`
        : ''
    const choose = html`${wallet}
      <form method="post" action="${here}/pay">
        <label for="card">${t.card}</label>
        <input id="card" name="card" inputmode="numeric" autocomplete="off" value="4242 4242 4242 4242" required />
        <fieldset>
          <legend>${t.test}</legend>
          <dl>
            ${testCards.map(
              (card) =>
                html`<div>
                  <dt>${card.number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</dt>
                  <dd>${card.label}</dd>
                </div>`,
            )}
          </dl>
        </fieldset>
        <label for="delivery">${t.tell}</label>
        <select id="delivery" name="delivery">
          ${Object.entries(deliveries).map(([key, { label }]) => html`<option value="${key}">${label}</option>`)}
        </select>
        <button type="submit">${t.pay} ${amount}</button>
      </form>
      <form method="post" action="${here}/cancel"><button type="submit" class="quiet">${t.cancel}</button></form>`
    const challenge = html`<p class="ask">${t.challenge}</p>
      <form method="post" action="${here}/confirm">
        <button type="submit" name="answer" value="yes">${t.yes}</button>
        <button type="submit" name="answer" value="no" class="quiet">${t.no}</button>
      </form>`
    const finished = html`<p>${t.done}</p>
      <p><a href="${order.return_url}">${t.back}</a></p>`
    const content = order.state !== 'pending' ? finished : order.challenge ? challenge : choose
    return c.html(
      html`<!doctype html>
        <html lang="${language}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>${t.title}</title>
            <meta name="robots" content="noindex" />
            <link rel="stylesheet" href="/sandbox-pay/style.css" />
          </head>
          <body>
            <main>
              <p class="tag">${t.title}</p>
              <h1>${amount}</h1>
              <p>${order.description}</p>
              ${content}
              <p class="note">${t.note}</p>
            </main>
          </body>
        </html>`,
    )
  })
  app.post('/sandbox-pay/:id/:step{pay|confirm|cancel}', async (c) => {
    const id = c.req.param('id')
    if (!(await context.sandbox.order(id))) return c.notFound()
    const form = await c.req.formData().catch((cause: unknown) => {
      throw new AppError('malformed-request', { cause })
    })
    const field = (name: string) => {
      const value = form.get(name)
      return typeof value === 'string' ? value : ''
    }
    const step = c.req.param('step')
    const result =
      step === 'pay'
        ? await context.sandbox.pay(id, field('card'), deliveries[field('delivery')] ?? { times: 1, delaySeconds: 0 })
        : step === 'confirm'
          ? await context.sandbox.confirm(id, field('answer') === 'yes')
          : await context.sandbox.cancel(id)
    return c.redirect(result.next === 'challenge' ? `/sandbox-pay/${id}` : result.url, 303)
  })
  return app
}

const style = `:root{color-scheme:light dark;--ink:#141B2D;--paper:#FBF9F4;--line:#E3DED2;--blue:#1F3A8A;--on:#fff;--muted:#5B6478}
@media (prefers-color-scheme:dark){:root{--ink:#EEF0F5;--paper:#12151C;--line:#2C3444;--blue:#8FA8FF;--on:#12151C;--muted:#A3ACC0}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:460px;margin:0 auto;padding:40px 20px}h1{font:500 36px/1.1 Georgia,serif;margin:4px 0 8px}
.tag,.note{color:var(--muted);font-size:14px}label,legend{display:block;font-weight:600;margin:18px 0 6px}
input,select,button{font:inherit;width:100%;padding:12px;border-radius:8px;border:1px solid var(--muted);background:transparent;color:inherit}
option{color:#141B2D;background:#fff}button{background:var(--blue);color:var(--on);border-color:var(--blue);font-weight:600;margin-top:18px;cursor:pointer}
button.quiet{background:transparent;color:var(--blue)}fieldset{border:0;padding:0;margin:0}dl{margin:0;font-size:14px}
main.wide{max-width:1000px}table{width:100%;border-collapse:collapse;font-size:15px;margin-top:24px}th,td{text-align:left;padding:10px 12px 10px 0;border-bottom:1px solid var(--line);vertical-align:top}th{color:var(--muted);font-weight:500;font-size:13px}a{color:var(--blue)}
dl div{display:flex;justify-content:space-between;gap:12px;border-top:1px solid var(--line);padding:6px 0}dt{font-variant-numeric:tabular-nums;white-space:nowrap}dd{margin:0;text-align:right;color:var(--muted)}`
