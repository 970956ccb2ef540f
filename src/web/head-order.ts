import { seedId } from './i18n/seed-id.ts'

const stylesheet = /<link (?:nonce="[^"]*" )?rel="stylesheet"[^>]*>/g
const modulePreload = /<link (?:nonce="[^"]*" )?rel="modulepreload" (?:nonce="[^"]*" )?href="([^"]+)"[^>]*>/g
const preload = /<link (?:nonce="[^"]*" )?rel="preload"/
/** The script with which the framework begins: modules of the page, their list, and what brings the page to life. */
const beginning =
  /(<script (?:nonce="[^"]*" )?type="module" async="">)import "([^"]+)";\s*((?:import \* as \w+ from "[^"]+";\s*)+)(window\.__reactRouterRouteModules = [^;]+;)\s*import\("([^"]+)"\);<\/script>/

/**
 * A page in the order in which a slow line should carry it: styles, without which nothing is painted, then fonts, and its
 * scripts when it is painted. The framework writes scripts first, and they would take the line from what is read.
 */
export function withScriptsLast(html: string): string {
  const end = html.indexOf('</head>')
  if (end < 0) return html
  const head = html.slice(0, end)
  const styles = head.match(stylesheet)?.join('') ?? ''
  const modules = [...head.matchAll(modulePreload)].map(([, href = '']) => href)
  const rest = head.replaceAll(stylesheet, '').replaceAll(modulePreload, '')
  const at = rest.search(preload)
  const place = at < 0 ? rest.length : at
  const body = html
    .slice(end)
    .replace(
      beginning,
      (_, tag: string, list: string, imports: string, own: string, entry: string) =>
        `${tag}${afterPaint(modules, [list, ...named(imports, 2)], named(imports, 1), own, entry)}</script>`,
    )
  return rest.slice(0, place) + styles + rest.slice(place) + body
}

const named = (imports: string, group: 1 | 2): string[] =>
  [...imports.matchAll(/import \* as (\w+) from "([^"]+)"/g)].map((found) => found[group] ?? '')

/** The same beginning, when the page is painted. A page in the background is not painted: it begins at once. */
const afterPaint = (modules: string[], files: string[], names: string[], own: string, entry: string): string => `
if (document.visibilityState === 'visible')
  await new Promise((painted) => {
    requestAnimationFrame(() => setTimeout(painted));
    setTimeout(painted, 2000);
  });
for (const href of ${JSON.stringify(modules)})
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
for (const href of Object.values(JSON.parse(document.getElementById('${seedId}').textContent).addresses))
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href }),
  );
const [, ${names.join(', ')}] = await Promise.all([${files.map((file) => `import(${JSON.stringify(file)})`).join(', ')}]);
${own}
import(${JSON.stringify(entry)});`
