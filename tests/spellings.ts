/** Other ways to write a path that a server, a proxy or a router may take for the same one. */
export function spellingsOf(path: string): string[] {
  const [first = '', ...rest] = path.slice(1).split('/')
  const last = rest.at(-1) ?? first
  const before = path.slice(0, path.length - last.length)
  const encoded = (text: string) => `%${text.charCodeAt(0).toString(16)}${text.slice(1)}`
  return [
    path,
    `${path}/`,
    `${path}//`,
    `/${path}`,
    path.replace(/\/(?=[^/]*$)/, '//'),
    `/./${path.slice(1)}`,
    `/x/..${path}`,
    `${before}./${last}`,
    `${before}%2e/${last}`,
    `${before}x/%2e%2e/${last}`,
    `${before}${encoded(last)}`,
    `/${encoded(first)}${path.slice(first.length + 1)}`,
    path.replace(/\/(?=[^/]*$)/, '%2f'),
    path.replace(/\/(?=[^/]*$)/, '\\'),
    path.toUpperCase(),
    `/${first.toUpperCase()}${path.slice(first.length + 1)}`,
    `${path};x=1`,
    `${path}%00`,
    `${path}%20`,
    `${path}.data`,
    `${path}/_.data`,
    `/sk${path}`,
  ]
}
