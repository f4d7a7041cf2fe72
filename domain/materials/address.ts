/** '/bahan/asam-sitrat-anhidrat' [MAT-2]. */
export function materialPath(slug: string): string {
  return `/bahan/${slug}`
}
