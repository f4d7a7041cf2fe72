export { forgetSavedProducts } from './change-saved-list.ts'
