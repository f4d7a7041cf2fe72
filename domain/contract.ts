import { accountCalls } from './accounts/contract.ts'
import { ownAccountCalls } from './accounts/contract-own.ts'
import { registrationCalls } from './accounts/contract-registration.ts'
import { resetCalls } from './accounts/contract-reset.ts'
import { secondFactorCalls } from './accounts/contract-second-factor.ts'
import { companyAdministrationCalls } from './administration/contract-companies.ts'
import { identityCalls } from './administration/contract-identity.ts'
import { personCalls } from './administration/contract-people.ts'
import { reviewCalls } from './administration/contract-reviews.ts'
import { auditCalls } from './audit/contract.ts'
import { accountCalls as shopAccountCalls } from './bank-accounts/contract.ts'
import { accountReviewCalls } from './bank-accounts/contract-admin.ts'
import { calendarCalls } from './calendar/contract.ts'
import type { AnyCall } from './call.ts'
import { cartCalls } from './cart/contract.ts'
import { catalogueCalls } from './catalogue/contract.ts'
import { bulkCalls } from './catalogue/contract-bulk.ts'
import { editorCalls } from './catalogue/contract-editor.ts'
import { emptySearchCalls } from './catalogue/contract-empty-searches.ts'
import { materialCalls } from './catalogue/contract-materials.ts'
import { photoCalls } from './catalogue/contract-photos.ts'
import { previewCalls } from './catalogue/contract-preview.ts'
import { priceRequestCalls } from './catalogue/contract-price-requests.ts'
import { priceCalls } from './catalogue/contract-prices.ts'
import { sellingCalls } from './catalogue/contract-selling.ts'
import { showcaseCalls } from './catalogue/contract-showcases.ts'
import { chatCalls } from './chat/contract.ts'
import { chatReportCalls } from './chat/contract-report.ts'
import { sellingChatCalls } from './chat/contract-selling.ts'
import { claimCalls, sellerClaimCalls } from './claims/contract.ts'
import { companyCalls } from './companies/contract.ts'
import { addressCalls } from './companies/contract-addresses.ts'
import { documentCalls } from './companies/contract-documents.ts'
import { shopCalls } from './companies/contract-shop.ts'
import { contactCalls } from './contact/contract.ts'
import { contentCalls } from './content/contract.ts'
import { articleEditorCalls } from './content/contract-articles.ts'
import { bannerCalls } from './content/contract-banners.ts'
import { entryCalls } from './content/contract-entries.ts'
import { pageEditorCalls } from './content/contract-pages.ts'
import { pictureCalls } from './content/contract-pictures.ts'
import { currencyCalls } from './currencies/contract.ts'
import { documentLibraryCalls } from './document-library/contract.ts'
import { importCalls } from './imports/contract.ts'
import { loyaltyCalls } from './loyalty/contract.ts'
import { promoCalls } from './loyalty/contract-administration.ts'
import { proposalCalls } from './materials/contract.ts'
import { materialReviewCalls } from './materials/contract-administration.ts'
import { categoryCalls } from './materials/contract-categories.ts'
import { correctionCalls } from './materials/contract-corrections.ts'
import { memberCalls } from './members/contract.ts'
import { negotiationCalls } from './negotiations/contract.ts'
import { negotiationReportCalls } from './negotiations/contract-report.ts'
import { notificationCalls } from './notifications/contract.ts'
import { applicationCalls } from './onboarding/contract.ts'
import { verificationCalls } from './onboarding/contract-admin.ts'
import { orderDocumentCalls } from './order-documents/contract.ts'
import { invoiceExportCalls } from './order-documents/contract-exports.ts'
import { quotationCalls } from './order-documents/contract-quotations.ts'
import { orderCalls } from './orders/contract.ts'
import { boughtBeforeCalls } from './orders/contract-bought-before.ts'
import { deliveryCalls } from './orders/contract-delivery.ts'
import { orderExportCalls } from './orders/contract-exports.ts'
import { reportCalls } from './orders/contract-reports.ts'
import { breakdownCalls } from './orders/contract-spending.ts'
import { paymentCalls } from './payments/contract.ts'
import { personalDataCalls } from './personal-data/contract.ts'
import { productDocumentCalls } from './product-documents/contract.ts'
import { lotCertificateCalls } from './product-documents/contract-lots.ts'
import { sellingDocumentCalls } from './product-documents/contract-selling.ts'
import { productReportCalls } from './product-reports/contract.ts'
import { productReviewCalls } from './product-reports/contract-admin.ts'
import { quickOrderCalls } from './quick-order/contract.ts'
import { receivableCalls } from './receivables/contract.ts'
import { collectionCalls } from './receivables/contract-collection.ts'
import { debtCalls } from './receivables/contract-debts.ts'
import { paymentExportCalls } from './receivables/contract-exports.ts'
import { proofCalls } from './receivables/contract-proofs.ts'
import { statementCalls } from './receivables/contract-statement.ts'
import { savedProductCalls } from './saved-products/contract.ts'
import { shopVoucherCalls } from './seller-vouchers/contract.ts'
import { shipmentCalls } from './shipments/contract.ts'
import { cancellingCalls } from './shipments/contract-cancelling.ts'
import { shoppingListCalls } from './shopping-lists/contract.ts'
import { stockCalls } from './stock/contract.ts'
import { subscriptionCalls } from './subscriptions/contract.ts'
import { askingCalls } from './subscriptions/contract-asking.ts'
import { entryRuleCalls } from './subscriptions/contract-entry.ts'
import { grantCalls } from './subscriptions/contract-grants.ts'
import { surveyCalls } from './surveys/contract.ts'
import { surveyResultCalls } from './surveys/contract-administration.ts'
import { surveyVersionCalls } from './surveys/contract-versions.ts'
import { systemCalls } from './system/contract.ts'
import { taxCalls } from './tax/contract.ts'
import { todayCalls } from './today/contract.ts'

/** Every call of the API, by area. */
export const contract = {
  accounts: accountCalls,
  ownAccount: ownAccountCalls,
  registration: registrationCalls,
  reset: resetCalls,
  secondFactor: secondFactorCalls,
  companies: companyCalls,
  shop: shopCalls,
  addresses: addressCalls,
  documents: documentCalls,
  members: memberCalls,
  personalData: personalDataCalls,
  catalogue: catalogueCalls,
  materials: materialCalls,
  proposals: proposalCalls,
  corrections: correctionCalls,
  materialReview: materialReviewCalls,
  selling: sellingCalls,
  editor: editorCalls,
  bulk: bulkCalls,
  photos: photoCalls,
  prices: priceCalls,
  priceRequests: priceRequestCalls,
  preview: previewCalls,
  showcases: showcaseCalls,
  emptySearches: emptySearchCalls,
  productReports: productReportCalls,
  productReview: productReviewCalls,
  applications: applicationCalls,
  verifications: verificationCalls,
  bankAccounts: shopAccountCalls,
  accountReview: accountReviewCalls,
  productDocuments: productDocumentCalls,
  stock: stockCalls,
  imports: importCalls,
  lotCertificates: lotCertificateCalls,
  sellingDocuments: sellingDocumentCalls,
  savedProducts: savedProductCalls,
  cart: cartCalls,
  quickOrder: quickOrderCalls,
  negotiations: negotiationCalls,
  negotiationReport: negotiationReportCalls,
  shopVouchers: shopVoucherCalls,
  receivables: receivableCalls,
  paymentExports: paymentExportCalls,
  paymentProofs: proofCalls,
  debts: debtCalls,
  collection: collectionCalls,
  statements: statementCalls,
  payments: paymentCalls,
  orders: orderCalls,
  shipments: shipmentCalls,
  cancelling: cancellingCalls,
  tax: taxCalls,
  claims: claimCalls,
  sellerClaims: sellerClaimCalls,
  orderExports: orderExportCalls,
  shoppingLists: shoppingListCalls,
  orderDocuments: orderDocumentCalls,
  quotations: quotationCalls,
  invoiceExports: invoiceExportCalls,
  documentLibrary: documentLibraryCalls,
  delivery: deliveryCalls,
  boughtBefore: boughtBeforeCalls,
  today: todayCalls,
  reports: reportCalls,
  breakdowns: breakdownCalls,
  loyalty: loyaltyCalls,
  promos: promoCalls,
  subscriptions: subscriptionCalls,
  asking: askingCalls,
  entryRules: entryRuleCalls,
  grants: grantCalls,
  calendar: calendarCalls,
  surveys: surveyCalls,
  surveyResults: surveyResultCalls,
  surveyVersions: surveyVersionCalls,
  contact: contactCalls,
  content: contentCalls,
  articleEditor: articleEditorCalls,
  entries: entryCalls,
  pageEditor: pageEditorCalls,
  pictures: pictureCalls,
  banners: bannerCalls,
  categories: categoryCalls,
  currencies: currencyCalls,
  notifications: notificationCalls,
  chat: chatCalls,
  sellingChat: sellingChatCalls,
  chatReport: chatReportCalls,
  audit: auditCalls,
  companyAdministration: companyAdministrationCalls,
  people: personCalls,
  reviews: reviewCalls,
  identity: identityCalls,
  system: systemCalls,
}

type Areas = typeof contract
type CallsOf<Area> = Area[keyof Area]
type EveryCall = { [Area in keyof Areas]: CallsOf<Areas[Area]> }[keyof Areas]

/** Paths of all calls, for the typed client, which needs only the types and never the schemas. */
export type CallPath = EveryCall['path']
export type CallAt<Path extends CallPath> = Extract<EveryCall, { path: Path }>
/** Calls that take a file, and calls that answer with one. */
export type UploadPath = Extract<EveryCall, { takesFile: true }>['path']
export type DownloadPath = Extract<EveryCall, { answersFile: true }>['path']
/** Calls that are made by GET, and need no body. */
export type ReadPath = Extract<EveryCall, { byGet: true }>['path']
/** All others: JSON in, JSON out. */
export type PlainPath = Exclude<CallPath, UploadPath | DownloadPath>

export const allCalls: readonly AnyCall[] = Object.values(contract).flatMap((calls) => Object.values(calls))
