export { findArticleNames, insertArticles, insertTestimonials } from './queries.ts'
export { validConsents } from './show-page.ts'
