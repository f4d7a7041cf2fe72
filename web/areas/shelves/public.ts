/** What other areas use of what people gather. */
export { shelfPaths } from './paths.ts'
export { ShelfButton, ShelfIcon } from './shelf-buttons.tsx'
export { useShelf } from './use-shelf.ts'
