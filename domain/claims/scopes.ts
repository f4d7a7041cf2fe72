/** Which claims a list shows: all, those that wait for the seller or the buyer, those that are over. */
export const claimScopes = ['semua', 'seller', 'pembeli', 'selesai'] as const
