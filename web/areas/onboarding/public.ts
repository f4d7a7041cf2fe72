export { ApplicationChecks } from './application-checks.tsx'
export { ChecksList } from './checks-list.tsx'
export { deadlineText } from './deadline-text.ts'
export { OpenDocument } from './document-viewer.tsx'
