type Attributes = Readonly<Record<string, string | number | boolean>>

/** An element with its attributes and what stands in it: texts as texts, never as markup. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes))
    if (value !== false) element.setAttribute(name, value === true ? '' : String(value))
  element.append(...content)
  return element
}

/** A labelled control, as the forms of the site have them. */
export function labelled(label: string, control: HTMLInputElement | HTMLTextAreaElement): HTMLElement {
  return make('div', { class: 'mw-field' }, make('label', { class: 'mw-label', for: control.id }, label), control)
}
