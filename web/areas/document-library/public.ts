/** Exports for other areas: links to the folder. */
export { FOLDER_PATH, folderOfOrder } from './paths.ts'
