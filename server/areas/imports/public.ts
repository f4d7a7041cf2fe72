export { expectedMs } from './read/bounded-zip.ts'
export { tableRefusal } from './read/table.ts'
export { tableOfFile } from './read/table-of-file.ts'
