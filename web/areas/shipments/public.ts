/** What other areas use: an order's page shows its shipments, and asks for them. */
export { CancelRestDialog, ReceiveDialog, ShipDialog } from './ship-dialog.tsx'
export { ShipmentCards } from './shipment-cards.tsx'
