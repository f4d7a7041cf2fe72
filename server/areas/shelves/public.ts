export { forgetShelves } from './shelves.ts'
