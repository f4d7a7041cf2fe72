/** What other areas use: links to the folder. */
export { FOLDER_PATH, folderOfOrder } from './paths.ts'
