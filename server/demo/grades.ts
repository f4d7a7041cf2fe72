/** The buyers' name of a grade, and its form in a product's name (empty if left out). */
interface GradeName {
  label: string
  tag: string
  tagEn: string
}

const named: Readonly<Record<string, GradeName>> = {
  'food grade': { label: 'Food grade', tag: 'Food Grade', tagEn: 'Food Grade' },
  'cosmetic grade': { label: 'Cosmetic grade', tag: 'Cosmetic Grade', tagEn: 'Cosmetic Grade' },
  'technical grade': { label: 'Technical grade', tag: 'Teknis', tagEn: 'Technical' },
  'pharma grade': { label: 'Pharma grade', tag: 'Pharma Grade', tagEn: 'Pharma Grade' },
  'feed grade': { label: 'Feed grade', tag: 'Feed Grade', tagEn: 'Feed Grade' },
  'vegetable grade': { label: 'Vegetable grade', tag: 'Nabati', tagEn: 'Vegetable Grade' },
  'rubber grade': { label: 'Rubber grade', tag: 'Rubber Grade', tagEn: 'Rubber Grade' },
  'dental grade': { label: 'Dental grade', tag: 'Dental Grade', tagEn: 'Dental Grade' },
  'fully refined': { label: 'Fully refined', tag: 'Fully Refined', tagEn: 'Fully Refined' },
  simplisia: { label: 'Simplisia', tag: 'Simplisia', tagEn: 'Crude Drug' },
  'simplisia ekstrak': { label: 'Ekstrak simplisia', tag: 'Simplisia', tagEn: 'Crude Drug Extract' },
}

/** A pharmacopoeia or code ('USP', 'FCC', 'ICUMSA 45') is its own name. */
export function gradeName(grade: string): GradeName {
  return named[grade] ?? { label: grade, tag: grade, tagEn: grade }
}

const pharmacopoeia = { USP: 1, 'USP-NF': 1, BP: 0.8, EP: 0.8, JP: 0.6 }

const weights: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '1': {
    ...pharmacopoeia,
    FCC: 0.25,
    'pharma grade': 0.8,
    'vegetable grade': 0.8,
    'food grade': 0.12,
    'cosmetic grade': 0.08,
  },
  '2': {
    'food grade': 1,
    FCC: 1,
    'ICUMSA 45': 1.5,
    'FD&C': 0.6,
    USP: 0.2,
    'USP-NF': 0.2,
    BP: 0.15,
    'feed grade': 0.1,
    'technical grade': 0.1,
  },
  '3': {
    'cosmetic grade': 1,
    USP: 0.5,
    'USP-NF': 0.4,
    BP: 0.3,
    EP: 0.3,
    'technical grade': 0.35,
    'food grade': 0.15,
    FCC: 0.1,
    'fully refined': 0.9,
    'rubber grade': 0.2,
    'dental grade': 0.8,
  },
  '6': { 'food grade': 1, 'cosmetic grade': 1, simplisia: 0.9, 'simplisia ekstrak': 0.9, BP: 0.7, USP: 0.5, FCC: 0.3 },
}

/** How likely a seller of this business type stocks the grade; 0 = never. */
export function gradeDemand(businessType: string, grade: string): number {
  return weights[businessType]?.[grade] ?? 0
}
