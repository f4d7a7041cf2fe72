export type SellerType = 'distributor' | 'importir' | 'produsen'

export const sellerTypeNames: Record<SellerType, string> = {
  distributor: 'Distributor',
  importir: 'Importir',
  produsen: 'Produsen',
}
