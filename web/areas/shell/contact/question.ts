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
  /** May be empty. */
  email: string
  question: string
}

/** What is missing, as the sentence to show at its field [WA-1]. */
export function questionFaults({ name, type, otherType, email, question }: Question): Partial<Question> {
  return {
    ...(!name.trim() && { name: 'Nama harus diisi.' }),
    ...(!type && { type: 'Tipe bisnis harus dipilih.' }),
    ...(type === OTHER_TYPE && !otherType.trim() && { otherType: 'Silakan isi tipe bisnis lainnya' }),
    ...(email.trim() && !ADDRESS.test(email.trim()) && { email: 'Alamat e-mail tidak valid.' }),
    ...(!question.trim() && { question: 'Pertanyaan harus diisi.' }),
  }
}

// what is certainly none; the server knows the rest
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What the company does, as it was chosen or typed. */
export function businessOf({ type, otherType }: Pick<Question, 'type' | 'otherType'>): string {
  return type === OTHER_TYPE ? otherType.trim() : type
}

/** The prepared WhatsApp message. */
export function questionText({ name, question, ...asked }: Question): string {
  return `Halo Sentra Bahan, saya ${name.trim()} (${businessOf(asked)}).\n\n${question.trim().slice(0, LONGEST.whatsappQuestion)}`
}
