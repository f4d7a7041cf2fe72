/**
 * Watches a row that scrolls sideways (`ref`): what is chosen in it is brought into sight, and with `row-fade` it fades at
 * the ends where there is more. @returns what ends the watch
 */
export function scrollRow(row: HTMLElement | null) {
  if (!row) return
  const updateFade = () => {
    // counted from the start of the writing, wherever that is
    const from = Math.abs(row.scrollLeft)
    row.toggleAttribute('data-more-before', from > ROUNDED_PX)
    row.toggleAttribute('data-more-after', row.scrollWidth - row.clientWidth - from > ROUNDED_PX)
  }
  const update = () => {
    reveal(row)
    updateFade()
  }
  const sizes = new ResizeObserver(update)
  sizes.observe(row)
  const choice = new MutationObserver(update)
  choice.observe(row, { subtree: true, childList: true, attributeFilter: ['aria-current', 'aria-selected'] })
  row.addEventListener('scroll', updateFade, { passive: true })
  return () => {
    sizes.disconnect()
    choice.disconnect()
    row.removeEventListener('scroll', updateFade)
  }
}

/** Brings what is chosen in a column that scrolls (`ref`) into sight, now and whenever another is. @returns what ends the watch */
export function scrollColumn(column: HTMLElement | null) {
  if (!column) return
  const update = () => {
    const chosen = column.querySelector(CHOSEN)?.getBoundingClientRect()
    const frame = column.getBoundingClientRect()
    if (!chosen || (chosen.top >= frame.top && chosen.bottom <= frame.bottom)) return
    column.scrollTop += chosen.top + chosen.height / 2 - (frame.top + frame.height / 2)
  }
  update()
  const choice = new MutationObserver(update)
  choice.observe(column, { subtree: true, attributeFilter: ['aria-current'] })
  return () => choice.disconnect()
}

const CHOSEN = '[aria-current]:not([aria-current="false"]), [aria-selected="true"]'
// browsers round widths, but not places
const ROUNDED_PX = 2
// as wide as the row fades
const FADE_PX = 32

/** Scrolls only the row, never the page, to centre what is chosen; of several, one in sight is enough. */
function reveal(row: HTMLElement) {
  const frame = row.getBoundingClientRect()
  const boxes = [...row.querySelectorAll(CHOSEN)].map((entry) => entry.getBoundingClientRect())
  const [first] = boxes
  const isInSight = boxes.some(({ left, right }) => left >= frame.left + FADE_PX && right <= frame.right - FADE_PX)
  if (!first || isInSight) return
  row.scrollLeft += first.left + first.width / 2 - (frame.left + frame.width / 2)
}
