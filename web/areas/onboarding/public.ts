export { ApplicationChecks } from './application-checks.tsx'
export { ChecksList } from './checks-list.tsx'
export { DeadlineText, deadlineText } from './deadline.tsx'
export { OpenDocument } from './document-viewer.tsx'
