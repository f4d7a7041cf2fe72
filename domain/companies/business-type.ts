/** A company's line of business: the categories of the catalogue, or something else. */
export const businessTypes = [
  { code: '1', label: 'Pharmaceutical' },
  { code: '2', label: 'Food and Beverages' },
  { code: '3', label: 'Cosmetic and Toiletries' },
  { code: '6', label: 'Natural' },
  { code: 'Lainnya', label: 'Lainnya' },
] as const

/** 'Natural' is a category of materials, not a line of business to register with [REG-1]. */
export const registeredTypes = ['1', '2', '3', 'Lainnya'] as const satisfies readonly BusinessType[]

export type BusinessType = (typeof businessTypes)[number]['code']
export type RegisteredType = (typeof registeredTypes)[number]

export function businessTypeLabel(code: string | null): string {
  return businessTypes.find((type) => type.code === code)?.label ?? 'Belum diisi'
}
