/** 'Lainnya': the option that needs a text [SURVEY-1]. */
export const OTHER_OPTION = 5

/** The code of the refusal for an invalid answer; null if it is valid [SURVEY-1]. */
export function answerProblem(
  optionId: number | null,
  otherText: string,
): 'survey_choice_needed' | 'survey_text_needed' | null {
  if (optionId === null) return 'survey_choice_needed'
  return optionId === OTHER_OPTION && otherText.trim() === '' ? 'survey_text_needed' : null
}
