import { useState } from 'react'
import { sightingAdd } from '#contract/sighting.ts'
import { platformKinds, type PlatformKind } from '#domain/monitoring/plan.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { Refusal } from '../kit/refusal.tsx'

const blank = { name: '', url: '', seller: '' }

/** Adds what a person found by hand. */
export function AddSighting({ id }: { id: string }) {
  const t = useText()
  const [platform, setPlatform] = useState<PlatformKind>('marketplaces')
  const [typed, setTyped] = useState(blank)
  const add = useSend(sightingAdd, { done: t('sighting.added'), ownRefusal: true })
  const field = (name: keyof typeof blank, label: string) => ({
    name,
    label,
    value: typed[name],
    error: fieldError(add.fields, name, label),
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  })
  return (
    <form
      className="mw-stack"
      onSubmit={(event) => {
        event.preventDefault()
        void add.send({ params: { id }, body: { platform, ...typed } }).then(({ ok }) => ok && setTyped(blank))
      }}
    >
      <Select
        name="platform"
        label={t('subscription.platforms')}
        options={platformKinds.map((kind) => ({ value: kind, label: t(`platform.${kind}`) }))}
        value={platform}
        onChange={(event) => setPlatform(platformKinds.find((kind) => kind === event.target.value) ?? platform)}
      />
      <TextField {...field('url', t('sighting.address'))} />
      <TextField {...field('name', t('sighting.name'))} />
      <TextField {...field('seller', t('sighting.seller'))} />
      <Refusal error={add.error} />
      <Button small type="submit" busy={add.busy} disabled={typed.url.trim() === '' || typed.name.trim() === ''}>
        {t('sighting.add')}
      </Button>
    </form>
  )
}
