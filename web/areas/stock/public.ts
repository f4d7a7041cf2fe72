export { STOCKS_PATH } from './paths.ts'
