import { Form, useNavigation } from 'react-router'
import type { FormShape } from '#contract/form.ts'
import { Button } from '#ui/button.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import type { FormAnswer } from '../../answers.server.ts'
import { FormErrors, useFieldErrors } from '../../form-errors.tsx'
import { useForm } from '../../form/use-form.ts'
import { useText } from '../../i18n/text.ts'

interface BrandFormProps {
  shape: FormShape<'name' | 'businessDescription'>
  kept: { name: string; businessDescription: string; websites: string }
  refused: FormAnswer | undefined
  submit: string
}

/** What a brand is called, what is sold under it, and where. */
export function BrandForm({ shape, kept, refused, submit }: BrandFormProps) {
  const t = useText('portal')
  const busy = useNavigation().formData?.get('intent') === 'brand'
  const typed = refused?.typed.intent?.[0] === 'brand' ? refused : undefined
  const labels = {
    name: t('brands.name'),
    businessDescription: t('brands.description'),
    websites: t('brands.websites'),
  }
  const form = useForm<'name' | 'businessDescription'>({
    shape,
    labels,
    refusal: typed?.refusal,
    value: (name) => typed?.typed[name]?.[0] ?? kept[name],
  })
  const errors = useFieldErrors(typed?.refusal, labels)
  return (
    <Form className="mw-stack mw-stack--l" method="post" noValidate>
      <FormErrors refusal={typed?.refusal} errors={errors} />
      <TextField {...form.input('name')} />
      <TextArea
        name="businessDescription"
        label={labels.businessDescription}
        className="mw-textarea--short"
        defaultValue={typed?.typed.businessDescription?.[0] ?? kept.businessDescription}
        error={errors.businessDescription}
        optional={t('brands.optional')}
      />
      <TextArea
        name="websites"
        label={labels.websites}
        hint={t('brands.websitesHint')}
        className="mw-textarea--short"
        defaultValue={typed?.typed.websites?.[0] ?? kept.websites}
        error={errors.websites}
        optional={t('brands.optional')}
      />
      <div>
        <Button kind="primary" type="submit" name="intent" value="brand" busy={busy}>
          {submit}
        </Button>
      </div>
    </Form>
  )
}
