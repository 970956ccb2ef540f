export interface Answered {
  question: string
  answer: string
}

/** Questions and answers as somebody types them: a question on a line, its answer below it, an empty line before the next. */
export const answerLines = (all: readonly Answered[]): string =>
  all.map(({ question, answer }) => [question, answer].filter((part) => part !== '').join('\n')).join('\n\n')

/** What such lines say. */
export const readAnswers = (text: string): Answered[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [question = '', ...answer] = part.split('\n')
      return { question: question.trim(), answer: answer.join('\n').trim() }
    })
