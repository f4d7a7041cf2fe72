export { type CompanyRegistration, identityWords, isSameIdentity, registerCompany, takenOf } from './change-company.ts'
export { findMissingDocuments, readDocument, shareDocuments } from './documents.ts'
export { hasSeller, userNames } from './events.ts'
export {
  type CompanyCard,
  companyName,
  type DeliveryAddress,
  findAddress,
  findAddresses,
  findCompanies,
  lockCompany,
} from './queries.ts'
export { findNitkus } from './queries-addresses.ts'
export { documentFiles, saveDocumentsRemoved } from './queries-documents.ts'
export { companyFacts, companyIdentity, type Identity, saveIdentity } from './queries-profile.ts'
export { findPlatform } from './queries-registration.ts'
export {
  countSameName,
  findCompanyFacts,
  findNamesByNumber,
  holdSuspended,
  type NewShop,
} from './queries-shops.ts'
export {
  holdIfOpen,
  isClosed,
  saveClosed,
  saveSuspension,
  saveVerified,
  suspendedBuyersAmong,
} from './queries-standing.ts'
export { openPlatform, openShop } from './shop.ts'
