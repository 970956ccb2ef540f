/** The browser for tests: CHROMIUM_PATH, what PATH knows, or the usual places; undefined when there is none. */
export function findChromium(): string | undefined
