export { findApplicationAround } from './queries.ts'
