export const LISTS_PATH = '/daftar-belanja'

export function listPath(id: string): string {
  return `${LISTS_PATH}/${id}`
}
