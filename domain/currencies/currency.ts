/** Prices are in Rupiah, whose code is the given one; the others are only for an approximate equivalent [HEAD-6]. */
export const currencies = [
  { code: 'RP', symbol: 'Rp', name: 'Rupiah' },
  { code: 'EUR', symbol: '€', name: 'Euro' },
  { code: 'GBP', symbol: '£', name: 'Pound Sterling' },
  { code: 'USD', symbol: 'US$', name: 'US Dollar' },
  { code: 'RUB', symbol: '₽', name: 'Russian Ruble' },
] as const

export type CurrencyCode = (typeof currencies)[number]['code']

/** What is shown until somebody chooses [HEAD-6]. */
export const USUAL_CURRENCY: CurrencyCode = 'USD'
