import { businessTypeLabel, registeredTypes } from '#domain/companies/business-type.ts'
import { LONGEST } from '#domain/limits.ts'

/** 'Lainnya' needs a text [WA-1]. */
export const OTHER_TYPE = 'Lainnya'
export const businessLines = registeredTypes.map(businessTypeLabel)

/** A question for WhatsApp, as typed. */
export interface Question {
  name: string
  type: string
  otherType: string
  question: string
}

/** What is missing, as the sentence to show at its field [WA-1]. */
export function questionFaults({ name, type, otherType, question }: Question): Partial<Question> {
  return {
    ...(!name.trim() && { name: 'Nama harus diisi.' }),
    ...(!type && { type: 'Tipe bisnis harus dipilih.' }),
    ...(type === OTHER_TYPE && !otherType.trim() && { otherType: 'Silakan isi tipe bisnis lainnya' }),
    ...(!question.trim() && { question: 'Pertanyaan harus diisi.' }),
  }
}

/** The prepared WhatsApp message. */
export function questionText({ name, type, otherType, question }: Question): string {
  const business = type === OTHER_TYPE ? otherType.trim() : type
  return `Halo Sentra Bahan, saya ${name.trim()} (${business}).\n\n${question.trim().slice(0, LONGEST.whatsappQuestion)}`
}
