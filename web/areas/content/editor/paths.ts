/** Where administrators write what the site says [ADM-4]. */
export const CONTENT_PATH = '/admin/konten'

export const NEW_ARTICLE_PATH = `${CONTENT_PATH}/artikel/baru`

export function editedArticlePath(id: number): string {
  return `${CONTENT_PATH}/artikel/${id}`
}

export const QUESTIONS_PATH = `${CONTENT_PATH}/faq`

export const PAGES_PATH = `${CONTENT_PATH}/halaman`

export const BANNERS_PATH = `${CONTENT_PATH}/banner`

export const CATEGORIES_PATH = `${CONTENT_PATH}/kategori`

export const TESTIMONIALS_PATH = `${CONTENT_PATH}/testimoni`
