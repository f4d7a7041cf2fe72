/** Words of the code, each with its word on the wire. */
export interface Words<W extends Record<string, string>> {
  /** The wire's name of each word, for the contract's enumerations. */
  names: W
  /** @throws Error for a word that the code does not know */
  decode: (wire: W[keyof W]) => keyof W & string
  encode: (english: keyof W & string) => W[keyof W]
}

export type EnglishOf<W> = W extends { names: infer Names } ? keyof Names & string : never

/** One word for another: `words({ processing: 'diproses', shipped: 'dikirim' })`. */
export function words<const W extends Record<string, string>>(names: W): Words<W> {
  const english = new Map(Object.entries(names).map(([key, name]) => [name, key]))
  return {
    names,
    decode(wire) {
      const word = english.get(wire)
      if (word === undefined) throw new Error(`no word for '${wire}'`)
      return word
    },
    encode: (word) => names[word] as W[keyof W], // every key has its name
  }
}
