import { Refusal } from '#domain/refusal.ts'
import { faultOf } from './markdown.ts'

/** Refuses a text that would not be shown as it was meant. @throws Refusal text_html | text_link | text_picture | text_part */
export function checkText(body: string, field: string): void {
  const fault = faultOf(body)
  if (fault) throw new Refusal(`text_${fault}`, { field })
}
