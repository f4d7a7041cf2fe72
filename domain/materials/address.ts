/** '/bahan/asam-sitrat-anhidrat' [MAT-2]. */
export function materialPath(slug: string): string {
  return `/bahan/${slug}`
}

/** The way to the material of a product, where nothing of it is known but its product's code [MAT-2]. */
export function materialOfProductPath(code: string): string {
  return `/bahan/dari-produk/${code}`
}
