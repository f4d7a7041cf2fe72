export { readTable } from './read-table.ts'
export { type FileNumber, writeTable } from './write-table.ts'
