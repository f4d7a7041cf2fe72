import { Refusal } from '#domain/refusal.ts'
import { textRead } from './text-aside.ts'

/** Refuses a text that would not be shown as it was meant. @throws Refusal text_html | text_link | text_picture | text_part */
export async function checkText(body: string, field: string): Promise<void> {
  const { fault } = await textRead(body)
  if (fault) throw new Refusal(`text_${fault}`, { field })
}
