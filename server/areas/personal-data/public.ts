export { eraseCompany } from './erase-company.ts'
