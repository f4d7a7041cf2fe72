export { type FileToRead, readShortTable } from './read-table.ts'
