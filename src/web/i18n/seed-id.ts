/** The element that names the texts of a page. */
export const seedId = 'texts'
