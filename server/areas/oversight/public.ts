export { askIdentity } from './ask-identity.ts'
export { openReview, reviewAgain } from './open-review.ts'
