export {
  type CompanyAddress,
  type CompanyCard,
  type DeliveryAddress,
  findAddress,
  findAddresses,
  findCompanies,
} from './queries.ts'
export { findPurchaser, lockPurchaser, type Purchaser } from './queries-limits.ts'
export { type CompanyRegistration, registerCompany } from './register-company.ts'
export { deliveryView } from './views.ts'
