export { openReview, reviewAgain } from './open-review.ts'
