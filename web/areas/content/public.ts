/** What other areas use of the content. */
export { CONTENT_PATH } from './editor/paths.ts'
export { HelpLink } from './help-link.tsx'
export { pageVersionQuery } from './queries.ts'
export { SectionText } from './section-text.tsx'
