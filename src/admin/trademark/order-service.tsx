import { useState } from 'react'
import { trademarkOrderService } from '#contract/route.ts'
import { orderedServices, serviceWord, type OrderedService } from '#domain/service-order/offering.ts'
import type { TrademarkFile } from '#operations/staff/trademark.ts'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { readableFacts } from '#kernel/dates.ts'
import { fieldErrorWithin, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { StepForm } from '../kit/step-form.tsx'
import { servicePath } from '../paths.ts'

const numbersIn = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Opens an order of a service for the owner of the mark: nothing of it is binding until they accept its price. */
export function OrderService({ row }: { row: TrademarkFile }) {
  const t = useText()
  const language = useLanguage()
  const [service, setService] = useState<OrderedService>('TrademarkOwnershipTransfer')
  const [numbers, setNumbers] = useState('')
  const [opened, setOpened] = useState<{ id: string; publicId: string } | null>(null)
  // A designation is renewed with its registration at WIPO.
  const offered = orderedServices.filter((one) => row.international_id === null || one !== 'TrademarkRenewal')
  const order = useSend(trademarkOrderService, { done: t('orderService.opened'), ownRefusal: true })
  const facts = readableFacts(order.error?.facts ?? {}, language)
  const send = async (): Promise<void> => {
    const answer = await order.send({ params: { id: row.id }, body: { service, numbers: numbersIn(numbers) } })
    if (!answer.ok) return
    setOpened(answer.value)
    setNumbers('')
  }
  return (
    <div className="mw-stack">
      <p className="mw-small mw-muted">{t('orderService.text')}</p>
      {opened && (
        <p>
          <a href={servicePath(opened.id)}>{t('orderService.open', { number: opened.publicId })}</a>
        </p>
      )}
      <StepForm send={send} refused={order.error} busy={order.busy} submit={t('orderService.submit')}>
        <Select
          name="orderService"
          label={t('orderService.what')}
          value={service}
          error={fieldErrorWithin(order.fields, 'service', t('orderService.what'), facts)}
          hint={
            row.international
              ? t('orderService.renewedAt', { number: row.international.number ?? row.international.name })
              : undefined
          }
          options={offered.map((value) => ({ value, label: t(`offering.${serviceWord(value)}`) }))}
          onChange={(event) =>
            setService(orderedServices.find((one) => one === event.target.value) ?? 'TrademarkOwnershipTransfer')
          }
        />
        <TextField
          name="orderServiceNumbers"
          label={t('orderService.numbers')}
          hint={t('orderService.numbersHint')}
          value={numbers}
          error={fieldErrorWithin(order.fields, 'numbers', t('orderService.numbers'), facts)}
          onChange={(event) => setNumbers(event.target.value)}
        />
      </StepForm>
    </div>
  )
}
