export { lapseRequest } from './ask-to-cancel.ts'
export type { DeliveryNote, ReceivedShipment } from './events.ts'
export { findShipmentToIssue, type IssuedShipment, shippedLots } from './queries.ts'
export { type CancellingRow, findWaitingRequests } from './queries-cancelling.ts'
export {
  findReceivedGoods,
  findReceivedOf,
  findShipmentSequence,
  findShippedWorth,
  findUnderWay,
  type ReceivedGoods,
} from './queries-claimed.ts'
export { presumeReceived } from './receive-shipments.ts'
export { sendReplacement } from './send-replacement.ts'
export { showShipments } from './show-shipments.ts'
