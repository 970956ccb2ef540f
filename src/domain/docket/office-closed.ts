/** The name of a day that no holiday of the country is, and on which the office is closed all the same. */
export const closedByOffice = 'closed by the office'
