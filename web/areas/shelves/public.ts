/** What other areas use of what people gather. */
export { BringShelves } from './bring-shelves.tsx'
export { shelfPaths } from './paths.ts'
export { ShelfButton, ShelfIcon } from './shelf-buttons.tsx'
export { useShelf } from './use-shelf.ts'
