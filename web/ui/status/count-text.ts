/** A count short enough for a badge: '9+' above nine. */
export function countText(count: number, most = 9): string {
  return count > most ? `${most}+` : String(count)
}
