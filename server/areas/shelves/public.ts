export { forgetShelves } from './forget-shelves.ts'
