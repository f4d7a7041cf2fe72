export { userNames } from './events.ts'
export { findMissingDocuments } from './find-missing-documents.ts'
export { openPlatform } from './open-platform.ts'
export { openShop } from './open-shop.ts'
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
export { companyFacts } from './queries-facts.ts'
export { findPlatform } from './queries-platform.ts'
export { companyIdentity, type Identity, saveIdentity } from './queries-profile.ts'
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
export { readDocument } from './read-document.ts'
export { type CompanyRegistration, registerCompany } from './register-company.ts'
export { shareDocuments } from './share-documents.ts'
export { identityWords, isSameIdentity, takenOf } from './take-identity.ts'
