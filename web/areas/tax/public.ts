export { TAX_PATH } from './paths.ts'
