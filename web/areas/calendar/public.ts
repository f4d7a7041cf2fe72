export { comingHolidaysQuery } from './queries.ts'
