/**
 * Lets a table that is wider than its box (`ref`) scroll sideways in it, instead of being cut; its head then stays with its
 * rows and no longer with the page. @returns what ends the watch
 */
export function scrollTable(box: HTMLElement | null) {
  const table = box?.querySelector('table')
  if (!box || !table) return
  const sizes = new ResizeObserver(() => box.toggleAttribute('data-wide', table.offsetWidth > box.clientWidth))
  sizes.observe(box)
  sizes.observe(table)
  return () => sizes.disconnect()
}
