export function Kbd({ keys }: { keys: string }) {
  return (
    <kbd className="mw-kbd" aria-hidden="true">
      {keys}
    </kbd>
  )
}

/** A legend of keys under a screen. */
export function KeyLegend({ entries }: { entries: readonly { keys: readonly string[]; text: string }[] }) {
  return (
    <ul className="wb-kbds">
      {entries.map((entry) => (
        <li key={entry.text}>
          {entry.keys.map((keys) => (
            <Kbd key={keys} keys={keys} />
          ))}
          {entry.text}
        </li>
      ))}
    </ul>
  )
}
