/** What other areas use of what people gather. */
export { AwaitButton, AwaitIcon } from './await-buttons.tsx'
export { shelfPaths } from './paths.ts'
export { ShelfButton, ShelfIcon } from './shelf-buttons.tsx'
export { useShelf } from './use-shelf.ts'
