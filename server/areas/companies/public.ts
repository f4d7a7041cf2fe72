export {
  type CompanyAddress,
  type CompanyCard,
  type DeliveryAddress,
  findAddress,
  findAddresses,
  findCompanies,
} from './queries.ts'
export { deliveryView } from './views.ts'
