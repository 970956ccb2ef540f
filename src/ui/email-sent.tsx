/** An envelope with the house device as its seal. */
export function EmailSent({ label }: { label: string }) {
  return (
    <svg className="mw-emailsent" viewBox="0 0 104 76" role="img" aria-label={label} fill="none" stroke="currentColor">
      <path d="M2 8h100v66H2z" className="mw-emailsent__paper" />
      <path d="M2 8l50 38 50-38M2 74l38-36M102 74L64 38" />
      <g className="mw-emailsent__seal" transform="translate(52 46)">
        <circle r="11" />
        <path d="M0-15v30M-15 0h30" />
      </g>
    </svg>
  )
}
