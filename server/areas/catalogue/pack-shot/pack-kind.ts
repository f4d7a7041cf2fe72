export const packKinds = ['sack', 'drum', 'jerrycan', 'carton', 'fibre-drum', 'ibc', 'bottle', 'pouch'] as const
export type PackKind = (typeof packKinds)[number]
