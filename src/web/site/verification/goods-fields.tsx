import { Entry } from '#ui/entry.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { useText } from '../../i18n/text.ts'
import type { FormPart } from './form-part.ts'
import { LikelyClasses, useLikelyClasses } from './likely-classes.tsx'

export function GoodsFields({ data, typed, errors }: FormPart) {
  const t = useText('verification')
  const common = useText('common')
  const { classes, describe } = useLikelyClasses(data.classes)
  return (
    <Entry id="goods" number={3} margin={t('goods.margin')}>
      <h2 className="mw-h2 mb-3" id="goods-title">
        {t('goods.title')}
      </h2>
      <div className="mw-stack mw-stack--l">
        <TextArea
          name="businessDescription"
          label={t('goods.business')}
          hint={t('goods.businessHint')}
          error={errors.businessDescription}
          defaultValue={typed('businessDescription')}
          maxLength={2000}
          required
          onInput={(event) => describe(event.currentTarget.value)}
        />
        <LikelyClasses classes={classes} />
        <TextArea
          name="websites"
          label={t('goods.websites')}
          optional={common('optional')}
          hint={t('goods.websitesHint')}
          error={errors.websites}
          defaultValue={typed('websites')}
          rows={2}
          className="mw-textarea--short"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
    </Entry>
  )
}
