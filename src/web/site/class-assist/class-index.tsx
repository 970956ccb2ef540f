import { Entry } from '#ui/entry.tsx'
import { useText } from '../../i18n/text.ts'
import './class-assist.css'

/** The 45 classes by number and name, each leading to what `addressOf` says of it. */
export function ClassIndex(props: {
  title: string
  classes: readonly { niceClass: number; name: string }[]
  addressOf: (niceClass: string) => string
}) {
  const t = useText('classes')
  return (
    <Entry id="classes" margin={t('all.margin')}>
      <h2 className="mw-h2 mb-3" id="classes-title">
        {props.title}
      </h2>
      <ul className="mw-classindex">
        {props.classes.map(({ niceClass, name }) => (
          <li key={niceClass}>
            <a href={props.addressOf(String(niceClass))}>
              <b className="mw-num">{niceClass}</b> {name}
            </a>
          </li>
        ))}
      </ul>
    </Entry>
  )
}
