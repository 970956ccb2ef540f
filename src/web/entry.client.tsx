import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { HydratedRouter } from 'react-router/dom'
import { reportFailures } from './client-log.ts'
import { browserInstance } from './i18n/browser.ts'
import { typedBefore } from './typed-before.ts'

reportFailures()
const i18n = await browserInstance()

const tellTyped = typedBefore()

function Page() {
  useEffect(tellTyped, [])
  return <HydratedRouter />
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <Page />
      </I18nextProvider>
    </StrictMode>,
  )
})
