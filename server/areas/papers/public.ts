export { closeRequestsOf } from './close-requests.ts'
