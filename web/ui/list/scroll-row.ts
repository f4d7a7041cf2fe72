/**
 * Watches a row that scrolls sideways (`ref`): what is chosen in it is brought into sight, and with `row-fade` it fades at
 * the ends where there is more. @returns what ends the watch
 */
export function scrollRow(row: HTMLElement | null) {
  if (!row) return
  const look = () => {
    // counted from the start of the writing, wherever that is
    const from = Math.abs(row.scrollLeft)
    row.toggleAttribute('data-more-before', from > ROUNDED_PX)
    row.toggleAttribute('data-more-after', row.scrollWidth - row.clientWidth - from > ROUNDED_PX)
  }
  const turn = () => {
    reveal(row)
    look()
  }
  const sizes = new ResizeObserver(turn)
  sizes.observe(row)
  const choice = new MutationObserver(turn)
  choice.observe(row, { subtree: true, childList: true, attributeFilter: ['aria-current', 'aria-selected'] })
  row.addEventListener('scroll', look, { passive: true })
  return () => {
    sizes.disconnect()
    choice.disconnect()
    row.removeEventListener('scroll', look)
  }
}

/** Brings what is chosen in a column that scrolls (`ref`) into sight, now and whenever another is. @returns what ends the watch */
export function scrollColumn(column: HTMLElement | null) {
  if (!column) return
  const turn = () => {
    const chosen = column.querySelector(CHOSEN)?.getBoundingClientRect()
    const seen = column.getBoundingClientRect()
    if (!chosen || (chosen.top >= seen.top && chosen.bottom <= seen.bottom)) return
    column.scrollTop += chosen.top + chosen.height / 2 - (seen.top + seen.height / 2)
  }
  turn()
  const choice = new MutationObserver(turn)
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
  const seen = row.getBoundingClientRect()
  const places = [...row.querySelectorAll(CHOSEN)].map((entry) => entry.getBoundingClientRect())
  const [first] = places
  const isInSight = places.some(({ left, right }) => left >= seen.left + FADE_PX && right <= seen.right - FADE_PX)
  if (!first || isInSight) return
  row.scrollLeft += first.left + first.width / 2 - (seen.left + seen.width / 2)
}
