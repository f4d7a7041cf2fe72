export { countWaiting as countDrafts } from './queries-drafts.ts'
export { deleteListsOf } from './write-list.ts'
