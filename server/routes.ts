import { accountRoutes } from './areas/accounts/routes.ts'
import { oversightRoutes } from './areas/administration/routes.ts'
import { auditRoutes } from './areas/audit/routes.ts'
import { bankAccountRoutes } from './areas/bank-accounts/routes.ts'
import { calendarRoutes } from './areas/calendar/routes.ts'
import { cartRoutes } from './areas/cart/routes.ts'
import { catalogueRoutes } from './areas/catalogue/routes.ts'
import { sellingRoutes } from './areas/catalogue/routes-selling.ts'
import { chatRoutes } from './areas/chat/routes.ts'
import { claimRoutes } from './areas/claims/routes.ts'
import { companyRoutes } from './areas/companies/routes.ts'
import { contactRoutes } from './areas/contact/routes.ts'
import { contentRoutes } from './areas/content/routes.ts'
import { currencyRoutes } from './areas/currencies/routes.ts'
import { documentLibraryRoutes } from './areas/document-library/routes.ts'
import { importRoutes } from './areas/imports/routes.ts'
import { loyaltyRoutes } from './areas/loyalty/routes.ts'
import { materialRoutes } from './areas/materials/routes.ts'
import { memberRoutes } from './areas/members/routes.ts'
import { negotiationRoutes } from './areas/negotiations/routes.ts'
import { notificationRoutes } from './areas/notifications/routes.ts'
import { applicationRoutes } from './areas/onboarding/routes.ts'
import { orderDocumentRoutes } from './areas/order-documents/routes.ts'
import { orderRoutes } from './areas/orders/routes.ts'
import { paymentRoutes } from './areas/payments/routes.ts'
import { personalDataRoutes } from './areas/personal-data/routes.ts'
import { productDocumentRoutes } from './areas/product-documents/routes.ts'
import { productReportRoutes } from './areas/product-reports/routes.ts'
import { quickOrderRoutes } from './areas/quick-order/routes.ts'
import { receivableRoutes } from './areas/receivables/routes.ts'
import { savedProductRoutes } from './areas/saved-products/routes.ts'
import { shopVoucherRoutes } from './areas/seller-vouchers/routes.ts'
import { shipmentRoutes } from './areas/shipments/routes.ts'
import { shoppingListRoutes } from './areas/shopping-lists/routes.ts'
import { stockRoutes } from './areas/stock/routes.ts'
import { subscriptionRoutes } from './areas/subscriptions/routes.ts'
import { surveyRoutes } from './areas/surveys/routes.ts'
import { systemRoutes } from './areas/system/routes.ts'
import { taxRoutes } from './areas/tax/routes.ts'
import { todayRoutes } from './areas/today/routes.ts'
import type { Route } from './platform/http/route.ts'

/** The routes of all areas. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...catalogueRoutes,
  ...materialRoutes,
  ...sellingRoutes,
  ...companyRoutes,
  ...memberRoutes,
  ...personalDataRoutes,
  ...applicationRoutes,
  ...bankAccountRoutes,
  ...stockRoutes,
  ...importRoutes,
  ...productDocumentRoutes,
  ...savedProductRoutes,
  ...cartRoutes,
  ...quickOrderRoutes,
  ...shoppingListRoutes,
  ...shopVoucherRoutes,
  ...receivableRoutes,
  ...paymentRoutes,
  ...negotiationRoutes,
  ...orderRoutes,
  ...shipmentRoutes,
  ...taxRoutes,
  ...claimRoutes,
  ...todayRoutes,
  ...orderDocumentRoutes,
  ...documentLibraryRoutes,
  ...loyaltyRoutes,
  ...subscriptionRoutes,
  ...calendarRoutes,
  ...surveyRoutes,
  ...contactRoutes,
  ...contentRoutes,
  ...currencyRoutes,
  ...chatRoutes,
  ...notificationRoutes,
  ...auditRoutes,
  ...productReportRoutes,
  ...oversightRoutes,
  ...systemRoutes,
]
