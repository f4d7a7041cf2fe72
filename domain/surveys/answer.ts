/** 'Lainnya': the option that needs words of one's own [SURVEY-1]. */
export const OTHER_OPTION = 5

/** What is wrong with an answer, as the code of its refusal; null when nothing is [SURVEY-1]. */
export function answerProblem(
  optionId: number | null,
  otherText: string,
): 'survey_choice_needed' | 'survey_text_needed' | null {
  if (optionId === null) return 'survey_choice_needed'
  return optionId === OTHER_OPTION && otherText.trim() === '' ? 'survey_text_needed' : null
}
