/** Where products come in and go out as files [SHOP-4]. */
export const IMPORTS_PATH = '/pusat-seller/impor'

/** One import. */
export function importPath(id: string): string {
  return `${IMPORTS_PATH}/${id}`
}
