/** Pixels of the picture that a page is shown by where its address is shared. */
export const cardWidth = 1200
export const cardHeight = 627
