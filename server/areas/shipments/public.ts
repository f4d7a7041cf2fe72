export { lapseRequest } from './ask-to-cancel.ts'
export type { DeliveryNote } from './events.ts'
export { findShipmentToIssue, type IssuedShipment } from './queries.ts'
export { showShipments } from './show-shipments.ts'
