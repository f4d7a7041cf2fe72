export {
  type CompanyAddress,
  type CompanyCard,
  type DeliveryAddress,
  findAddress,
  findAddresses,
  findCompanies,
} from './queries.ts'
export { companyFacts } from './queries-facts.ts'
export { findPurchaser, lockPurchaser, type Purchaser } from './queries-limits.ts'
export { readDocument } from './read-document.ts'
export { type CompanyRegistration, registerCompany } from './register-company.ts'
export { shareDocuments } from './share-documents.ts'
export { deliveryView } from './views.ts'
