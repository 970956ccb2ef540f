/** The field that only programs fill in; its name is one that they like. */
export const trapName = 'homepage'
