export { countWaiting as countDrafts } from './queries-drafts.ts'
