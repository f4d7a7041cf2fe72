interface Bank {
  name: string
  /** How many digits its account numbers have, where they are all alike. */
  digits?: number
}

/** Banks that shops are paid at, by the code that transfers between banks give them. */
const banks: Readonly<Record<string, Bank>> = {
  '014': { name: 'BCA', digits: 10 },
  '008': { name: 'Bank Mandiri', digits: 13 },
  '009': { name: 'BNI', digits: 10 },
  '002': { name: 'BRI', digits: 15 },
  '451': { name: 'BSI', digits: 10 },
  '200': { name: 'BTN' },
  '022': { name: 'CIMB Niaga' },
  '011': { name: 'Bank Danamon' },
  '013': { name: 'Bank Permata' },
  '028': { name: 'OCBC Indonesia' },
  '019': { name: 'Bank Panin' },
  '016': { name: 'Maybank Indonesia' },
  '426': { name: 'Bank Mega' },
  '023': { name: 'UOB Indonesia' },
  '046': { name: 'DBS Indonesia' },
  '087': { name: 'HSBC Indonesia' },
  '213': { name: 'Bank SMBC Indonesia' },
  '441': { name: 'KB Bank' },
  '153': { name: 'Bank Sinarmas' },
  '147': { name: 'Bank Muamalat' },
  '110': { name: 'Bank BJB' },
  '111': { name: 'Bank Jakarta' },
  '113': { name: 'Bank Jateng' },
  '114': { name: 'Bank Jatim' },
}

/** Names in the order of the alphabet, as a list to choose from shows them. */
export const bankNames: readonly string[] = Object.values(banks)
  .map(({ name }) => name)
  .sort((one, other) => one.localeCompare(other, 'id'))

/** The bank of a name, if it is in the list. */
export function bankOf(name: string): Bank | undefined {
  return Object.values(banks).find((bank) => bank.name === name)
}
