export { findClosedForToday } from './show-hours.ts'
