import { expect, test } from 'vitest'
import { answerLines, readAnswers } from './answers.ts'

test('questions and answers are read as they were typed, and typed again as they were read', () => {
  const text = 'May we sell there?\nYes, from May.\nNot before.\n\nWhat of Norway?'
  const read = readAnswers(`\n${text}\n \n`)
  expect(read).toEqual([
    { question: 'May we sell there?', answer: 'Yes, from May.\nNot before.' },
    { question: 'What of Norway?', answer: '' },
  ])
  expect(answerLines(read)).toBe(text)
  expect(readAnswers('  ')).toEqual([])
})
