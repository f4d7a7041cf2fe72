/** Below the pages of a list that holds more than can be paged through [MAT-6]. */
export function MoreProducts() {
  return <p className="mt-3 text-center text-sm text-mute">Persempit dengan filter untuk melihat sisanya.</p>
}
