/** Translates a value between the code's names and the wire's, which are Indonesian. */
export interface Codec<English, Wire> {
  decode: (wire: Wire) => English
  encode: (english: English) => Wire
}

export type EnglishOf<C> = C extends Codec<infer English, infer _> ? English : never
export type WireOf<C> = C extends Codec<infer _, infer Wire> ? Wire : never

/** A field of a record: its wire name if the value is the same on both sides, otherwise the name and the codec. */
// biome-ignore lint/suspicious/noExplicitAny: the widest codec, for tables of codecs
type Field = string | readonly [name: string, codec: Codec<any, any>]
type Fields = Record<string, Field>

type NameOf<F> = F extends readonly [infer Name, unknown] ? Name : F
type ValueOf<F, Wire> = F extends readonly [unknown, infer C] ? EnglishOf<C> : F extends keyof Wire ? Wire[F] : never
type English<Wire, F extends Fields> = { [Key in keyof F]: ValueOf<F[Key], Wire> }

/** Each wire name exactly once: a missing, unknown or differently typed field does not compile. */
type Complete<Wire, F extends Fields> = {
  [Key in keyof F]: F[Key] extends readonly [infer Name extends keyof Wire, infer C]
    ? Wire[Name] extends WireOf<C>
      ? F[Key]
      : readonly [Name, Codec<unknown, Wire[Name]>]
    : F[Key] extends keyof Wire
      ? F[Key]
      : keyof Wire
} & (Exclude<keyof Wire, NameOf<F[keyof F]>> extends never
  ? unknown
  : { missing: Exclude<keyof Wire, NameOf<F[keyof F]>> })

/**
 * A record: the code's English names beside the wire's.
 * `record<WireOrder>()({ id: 'transaksi_id', state: ['status', orderState], lines: ['produk', list(line)] })`
 */
export function record<Wire extends object>() {
  return <const F extends Fields>(fields: F & Complete<Wire, F>): Codec<English<Wire, F>, Wire> => {
    const columns = Object.entries<Field>(fields).map(([key, field]) => {
      const [name, codec] = typeof field === 'string' ? [field, same] : field
      return { key, name, codec: codec as Codec<unknown, unknown> } // the types above have compared both sides
    })
    return {
      decode: (wire) => translate(wire, columns, ({ key, name, codec }, from) => [key, codec.decode(from[name])]),
      encode: (english) => translate(english, columns, ({ key, name, codec }, from) => [name, codec.encode(from[key])]),
    } as Codec<English<Wire, F>, Wire> // the names of both sides are those of `fields`
  }
}

interface Column {
  key: string
  name: string
  codec: Codec<unknown, unknown>
}

function translate(
  from: object,
  columns: readonly Column[],
  field: (column: Column, from: Record<string, unknown>) => [name: string, value: unknown],
): object {
  const to: Record<string, unknown> = {}
  for (const column of columns) {
    const [name, value] = field(column, from as Record<string, unknown>) // a record of the wire or of the code
    // absent fields are left out, as in JSON
    if (value !== undefined) to[name] = value
  }
  return to
}

const same: Codec<unknown, unknown> = { decode: (wire) => wire, encode: (english) => english }

/** Whether something may be done now; if not, why, as a sentence. */
export const allowed = record<{ boleh: boolean; alasan: string | null }>()({ allowed: 'boleh', reason: 'alasan' })

export interface Words<W extends Record<string, string>> extends Codec<keyof W & string, W[keyof W]> {
  /** The wire's name of each word, for the contract's enumerations. */
  names: W
}

/** One word for another: `words({ processing: 'diproses', shipped: 'dikirim' })`. @throws Error for an unknown word */
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

/** The count for each word: `{ processing: 3 }` beside `{ diproses: 3 }`. */
export function counts<E extends string, W extends string>(
  word: Codec<E, W>,
): Codec<Record<E, number>, Record<W, number>> {
  return { decode: (wire) => renamed(wire, word.decode), encode: (english) => renamed(english, word.encode) }
}

function renamed<From extends string, To extends string>(from: Record<From, number>, name: (key: From) => To) {
  const entries = Object.entries<number>(from).map(([key, count]) => [name(key as From), count]) // its keys are words
  return Object.fromEntries(entries) as Record<To, number> // one for each word again
}

/** The same when words without a count may be missing. */
export function someCounts<E extends string, W extends string>(
  word: Codec<E, W>,
): Codec<Partial<Record<E, number>>, Partial<Record<W, number>>> {
  return counts(word) as Codec<Partial<Record<E, number>>, Partial<Record<W, number>>> // renames only what is there
}

export function list<E, W>(item: Codec<E, W>): Codec<E[], W[]> {
  return { decode: (wire) => wire.map(item.decode), encode: (english) => english.map(item.encode) }
}

export function nullable<E, W>(value: Codec<E, W>): Codec<E | null, W | null> {
  return {
    decode: (wire) => (wire === null ? null : value.decode(wire)),
    encode: (english) => (english === null ? null : value.encode(english)),
  }
}

/** Money; 'NA' on the wire and null in the code when the viewer may not see it [ROLE-4]. */
export const visibleAmount: Codec<string | null, string> = {
  decode: (wire) => (wire === HIDDEN_PRICE ? null : wire),
  encode: (amount) => amount ?? HIDDEN_PRICE,
}
const HIDDEN_PRICE = 'NA'
