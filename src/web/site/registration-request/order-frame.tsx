import type { FormEvent, ReactNode, RefObject } from 'react'
import { Form, useNavigation } from 'react-router'
import { ButtonGroup } from '#ui/button-group.tsx'
import { Mark } from '#ui/mark.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { useText } from '../../i18n/text.ts'
import type { Priced } from '#domain/registration/price.ts'
import { LaterLink } from './later-link.tsx'
import { OrderTotal, OrderTotalBar } from './order-total.tsx'
import type { OrderData } from './order.server.ts'
import { useOrderSteps, type OrderStep } from './steps.ts'
import type { Saving } from './use-autosave.ts'

interface OrderFrameProps {
  data: OrderData
  step: OrderStep
  price: Priced
  saving: Saving
  formRef: RefObject<HTMLFormElement | null>
  onChange: (event: FormEvent<HTMLFormElement>) => void
  submit: string
  back: { href: string; label: string }
  children: ReactNode
}

/** One step of the order: the question on the left, the running total on the right, on phones at the bottom edge. */
export function OrderFrame({ data, step, price, saving, formRef, onChange, submit, back, children }: OrderFrameProps) {
  const t = useText('order')
  const busy = useNavigation().state !== 'idle'
  const steps = useOrderSteps(data, step)
  return (
    <div className="mw-wrap pt-3 pb-12">
      <title>{t('meta.title', { mark: data.mark })}</title>
      <meta name="description" content={t('meta.description')} />
      <meta name="robots" content="noindex" />
      <div className="mw-split mw-small mb-3">
        <span>
          {t('for')} <Mark size="s">{data.mark}</Mark>
        </span>
        <LaterLink id={data.id} saving={saving} />
      </div>
      <Stepper label={t('steps.label')} steps={steps} />
      <Form ref={formRef} method="post" className="mw-ordergrid" onChange={onChange} noValidate>
        <div>
          <a className="mw-small" href={back.href}>
            {back.label}
          </a>
          {children}
          <ButtonGroup ruled submit={submit} submitting={t('submitting')} busy={busy} name="intent" value="next">
            <noscript>
              <button className="mw-btn mw-btn--secondary" type="submit" name="intent" value="update">
                {t('total.update')}
              </button>
            </noscript>
          </ButtonGroup>
        </div>
        <aside className="mw-ordergrid__aside">
          <OrderTotal data={data} price={price} />
        </aside>
        <OrderTotalBar price={price} />
      </Form>
    </div>
  )
}
