import { expect, it } from 'vitest'
import { answerProblem } from './answer.ts'

it('wants a choice, and words with Lainnya alone [SURVEY-1]', () => {
  expect(answerProblem(null, '')).toBe('survey_choice_needed')
  expect(answerProblem(5, '  ')).toBe('survey_text_needed')
  expect(answerProblem(5, 'Brosur')).toBeNull()
  expect(answerProblem(2, '')).toBeNull()
  expect(answerProblem(null, 'Brosur')).toBe('survey_choice_needed')
})
