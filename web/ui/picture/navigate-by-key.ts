import type { KeyboardEvent } from 'react'

/** The left and right keys, swapped in right-to-left text; ignored in fields and tab lists. */
export function navigateByKey(event: KeyboardEvent, goBack: () => void, goOn: () => void) {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
  if ((event.target as Element).closest('input, textarea, select, [role="tablist"]')) return
  event.preventDefault()
  const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
  if ((event.key === 'ArrowLeft') !== mirrored) goBack()
  if ((event.key === 'ArrowRight') !== mirrored) goOn()
}
