export { certificatesOfOrder } from './certificates-of-order.ts'
export { closeRequestsOf } from './close-requests.ts'
