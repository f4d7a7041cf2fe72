export { forgetSavedProducts } from './shelves.ts'
