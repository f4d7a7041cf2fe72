export { requestIdentity } from './request-identity.ts'
export { openReview, reviewAgain } from './show-reviews.ts'
