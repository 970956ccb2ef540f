/** Years of which routes are compared, from the registration on. */
export const tenYears = 10
