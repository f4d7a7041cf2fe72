import { accountJobs } from './areas/accounts/jobs.ts'
import { cartJobs } from './areas/cart/jobs.ts'
import { catalogueJobs } from './areas/catalogue/jobs.ts'
import { chatJobs } from './areas/chat/jobs.ts'
import { claimJobs } from './areas/claims/jobs.ts'
import { contactJobs } from './areas/contact/jobs.ts'
import { contentJobs } from './areas/content/jobs.ts'
import { documentLibraryJobs } from './areas/document-library/jobs.ts'
import { importJobs } from './areas/imports/jobs.ts'
import { loyaltyJobs } from './areas/loyalty/jobs.ts'
import { memberJobs } from './areas/members/jobs.ts'
import { negotiationJobs } from './areas/negotiations/jobs.ts'
import { notificationJobs } from './areas/notifications/jobs.ts'
import { orderJobs } from './areas/orders/jobs.ts'
import { paymentJobs } from './areas/payments/jobs.ts'
import { productDocumentJobs } from './areas/product-documents/jobs.ts'
import { receivableJobs } from './areas/receivables/jobs.ts'
import { savedProductJobs } from './areas/saved-products/jobs.ts'
import { shoppingListJobs } from './areas/shopping-lists/jobs.ts'
import { systemJobs } from './areas/system/jobs.ts'
import { fileJobs } from './platform/files/jobs.ts'
import type { Job } from './platform/jobs/job.ts'
import { partitionJobs } from './platform/partitioning/jobs.ts'
import { rateLimitJobs } from './platform/rate-limit.ts'

/** The background jobs; `openJobs` runs them, tests only on request. */
export const jobs: readonly Job[] = [
  ...accountJobs,
  ...cartJobs,
  ...catalogueJobs,
  ...importJobs,
  ...negotiationJobs,
  ...orderJobs,
  ...receivableJobs,
  ...paymentJobs,
  ...claimJobs,
  ...productDocumentJobs,
  ...loyaltyJobs,
  ...memberJobs,
  ...notificationJobs,
  ...savedProductJobs,
  ...shoppingListJobs,
  ...documentLibraryJobs,
  ...chatJobs,
  ...contactJobs,
  ...contentJobs,
  ...systemJobs,
  ...fileJobs,
  ...partitionJobs,
  ...rateLimitJobs,
]
