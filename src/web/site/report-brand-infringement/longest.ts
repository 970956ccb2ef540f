/** Characters of each of the two texts of a report; together they are the message of its order. */
export const longest = 990
