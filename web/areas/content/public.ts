/** Exports of the content for other areas. */
export { CONTENT_PATH } from './editor/paths.ts'
export { HelpLink } from './help-link.tsx'
export { pageVersionQuery } from './queries.ts'
export { SectionText } from './section-text.tsx'
