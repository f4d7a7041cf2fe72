export { findWaitingDrafts } from './queries-drafts.ts'
