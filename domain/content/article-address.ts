/** '/artikel/3-cara-membaca-coa': the number stays when the words change [CONTENT-1]. */
export function articlePath({ id, slug }: { id: number; slug: string }): string {
  return `/artikel/${id}-${slug}`
}

/** What an address names an article by: its number before anything else, or the words alone. */
export function articleNamed(address: string): { id: number } | { slug: string } {
  const [, id] = /^([1-9]\d{0,8})(?:-|$)/.exec(address) ?? []
  return id === undefined ? { slug: address } : { id: Number(id) }
}
