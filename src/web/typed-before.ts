type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What React last knew of a field; it lets no event through that changes nothing. */
interface Known {
  setValue: (value: string) => void
}

const knownOf = (field: Field): Known | undefined => (field as { _valueTracker?: Known })._valueTracker

const fields = (): Field[] => [...document.querySelectorAll<Field>('input, textarea, select')]

/**
 * Until its scripts are there a page shows what its visitor typed and chose, and goes by what the server sent: the next change
 * elsewhere would wipe it out. Called before the page comes to life; what it gives, called once it has, tells it of all that.
 */
export function typedBefore(): () => void {
  // What was ticked is told of once: a draft that comes back ticks too, and many listeners turn over what they know.
  const ticked = new Set(fields().filter((field) => eventOf(field) === 'click'))
  return () => {
    for (const field of fields()) {
      const event = eventOf(field)
      if (event === null || (event === 'click' && !ticked.has(field))) continue
      knownOf(field)?.setValue(event === 'click' ? String(field instanceof HTMLInputElement && !field.checked) : '\0')
      field.dispatchEvent(new Event(event, { bubbles: true }))
    }
  }
}

/** The event by which a field says what it holds; null where it holds what the server sent. */
function eventOf(field: Field): 'input' | 'change' | 'click' | null {
  if (field instanceof HTMLSelectElement) {
    const sent = [...field.options].findIndex((option) => option.defaultSelected)
    return field.selectedIndex === Math.max(sent, 0) ? null : 'change'
  }
  if (field instanceof HTMLTextAreaElement) return field.value === field.defaultValue ? null : 'input'
  if (field.type === 'file') return field.files?.length ? 'change' : null
  if (field.type === 'radio') return field.checked && !field.defaultChecked ? 'click' : null
  if (field.type === 'checkbox') return field.checked === field.defaultChecked ? null : 'click'
  return field.type === 'hidden' || field.value === field.defaultValue ? null : 'input'
}
