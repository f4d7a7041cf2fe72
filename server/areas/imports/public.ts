export { expectedMs } from './bounded-zip.ts'
export { tableRefusal } from './table.ts'
export { tableOfFile } from './table-of-file.ts'
