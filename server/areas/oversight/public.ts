export { askIdentity } from './ask-identity.ts'
export { openReview, reviewAgain } from './show-reviews.ts'
