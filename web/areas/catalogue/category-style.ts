import type { IconName } from '#web/ui/picture/icon.tsx'
import type { CategoryId } from './list/list-address.ts'

export interface CategoryStyle {
  id: CategoryId
  name: string
  icon: IconName
  /** Class names: the dot, as an element and as what stands before one, the icon, and the background of an icon. */
  dot: string
  before: string
  ink: string
  tint: string
}

/** The categories in the order of the contract; the colours are for marks, never for text. */
export const categoryStyles: readonly CategoryStyle[] = [
  {
    id: 1,
    name: 'Pharmaceutical',
    icon: 'pill',
    dot: 'bg-pharma',
    before: 'before:bg-pharma',
    ink: 'text-pharma',
    tint: 'backdrop-pharma',
  },
  {
    id: 2,
    name: 'Food and Beverages',
    icon: 'basket',
    dot: 'bg-food',
    before: 'before:bg-food',
    ink: 'text-food',
    tint: 'backdrop-food',
  },
  {
    id: 3,
    name: 'Cosmetic and Toiletries',
    icon: 'lipstick',
    dot: 'bg-cosmetic',
    before: 'before:bg-cosmetic',
    ink: 'text-cosmetic',
    tint: 'backdrop-cosmetic',
  },
  {
    id: 6,
    name: 'Natural',
    icon: 'leaf',
    dot: 'bg-natural',
    before: 'before:bg-natural',
    ink: 'text-natural',
    tint: 'backdrop-natural',
  },
]

export function categoryStyle(id: number): CategoryStyle | undefined {
  return categoryStyles.find((category) => category.id === id)
}

/** The list of a category alone: what listPath makes of it, for pages that need none of the other filters. */
export function categoryPath(id: CategoryId): string {
  return `/produk?kategori=${id}`
}
