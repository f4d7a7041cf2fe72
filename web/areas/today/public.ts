/** Exports of the day's work for the pages on which each kind of company begins. */
export { buyersTodayQuery, sellersTodayQuery } from './queries.ts'
export { goodsWords } from './task-list.tsx'
export { type Figure, TodayBoard } from './today-board.tsx'
export { useFetched } from './use-fetched.ts'
