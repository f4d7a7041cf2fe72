export { IMPORTS_PATH } from './paths.ts'
