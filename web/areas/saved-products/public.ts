/** Saved products, for other areas. */
export { AwaitButton, AwaitIcon } from './await-buttons.tsx'
export { shelfPaths } from './paths.ts'
export { SavedListButton, SavedListIcon } from './saved-list-buttons.tsx'
export { useSavedList } from './use-saved-list.ts'
