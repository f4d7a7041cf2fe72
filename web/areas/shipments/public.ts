/** Exports for other areas: an order's page shows its shipments, and asks for them. */
export { AnswerCancelling, AskToCancel, CancelRequest } from './cancel-request.tsx'
export { cancellingQuery } from './queries.ts'
export { CancelRestDialog, ReceiveDialog, ShipDialog, UndoShipmentDialog } from './ship-dialog.tsx'
export { ShipmentCards } from './shipment-cards.tsx'
