/** The kinds of movements of a stock; the ledger is only appended to [SHOP-5]. */
export const movementKinds = [
  'opening',
  'receipt',
  'correction',
  'reservation',
  'release',
  'shipment',
  'replacement',
  'return',
  'lot',
  'expiry',
] as const
export type MovementKind = (typeof movementKinds)[number]
