import { z } from 'zod'

const NAME: unique symbol = Symbol('given name')
const FORM: unique symbol = Symbol('given form')

/** A field that has another name on the wire. */
export interface Named<Name extends string> {
  readonly [NAME]: Name
}

/** A schema whose values look otherwise on the wire. */
export interface Formed<Wire extends z.core.$ZodType> {
  readonly [FORM]: Form<Wire>
}

/** How a value looks on the wire, and the way there and back. */
export interface Form<Wire extends z.core.$ZodType = z.core.$ZodType> {
  /** Schema of the value on the wire; its fields may be named in English, with marks of their own. */
  as: Wire
  toWire: (value: never) => unknown
  /** Gets whatever was sent; what it does not know it returns as something that the schema refuses. */
  fromWire: (sent: unknown) => unknown
}

/** Gives a field its name on the wire; the outermost mark of a field: `id: wire('transaksi_id', idText)`. */
export function wire<const Name extends string, Schema extends z.ZodType>(
  name: Name,
  schema: Schema,
): Schema & Named<Name> {
  // the schema itself may stand in other fields under other names; a clone would cost a start fifty times as much
  return Object.create(schema, { [NAME]: { value: name } })
}

/** Gives a schema another form on the wire: 'NA' for null, a word for another, a list for a record. */
export function wireForm<English extends z.ZodType, Wire extends z.ZodType>(
  english: English,
  form: { as: Wire; toWire: (value: z.output<English>) => unknown; fromWire: Form['fromWire'] },
): English & Formed<Wire> {
  const marked = z.core.clone(english)
  return Object.defineProperty(marked, FORM, { value: form }) as English & Formed<Wire> // just defined
}

/** The code's words as schemas have them, and the wire's. */
type EnglishWords<Words> = z.ZodEnum<{ [Word in keyof Words & string]: Word }>
type WordParams = Parameters<typeof z.enum>[1]

/** An enumeration of the code's words, each with its word on the wire: `wireWords({ submitted: 'diajukan' })`. */
export function wireWords<const Words extends Record<string, string>>(
  words: Words,
  params?: WordParams,
): EnglishWords<Words> & Formed<z.ZodEnum<Words>> {
  const english = Object.fromEntries(Object.keys(words).map((word) => [word, word]))
  return wireForm(z.enum(english, params) as EnglishWords<Words>, { as: z.enum(words, params), ...between(words) }) // its entries are the words
}

/** One word of the code with its word on the wire, which distinguishes the options of a union. */
export function wireWord<const English extends string, const Wire extends string>(
  english: English,
  given: Wire,
): z.ZodLiteral<English> & Formed<z.ZodLiteral<Wire>> {
  return wireForm(z.literal(english), { as: z.literal(given), ...between({ [english]: given }) })
}

function between(words: Record<string, string>) {
  const english = new Map(Object.entries(words).map(([word, given]): [unknown, string] => [given, word]))
  return {
    toWire: (word: string): unknown => words[word] ?? word,
    // a word of the code is none on the wire
    fromWire: (sent: unknown): unknown => english.get(sent) ?? (typeof sent === 'string' ? `?${sent}` : sent),
  }
}

/** The name of a field on the wire; undefined where it is that of the code. */
export function wireNameOf(field: z.core.$ZodType): string | undefined {
  return (field as Partial<Named<string>>)[NAME]
}

/** The schema of a field as it was before it was named, by which its examples are found. */
export function unnamed(field: z.core.$ZodType): z.core.$ZodType {
  return wireNameOf(field) === undefined ? field : Object.getPrototypeOf(field)
}

/** How values of a schema look on the wire, if otherwise; also where checks were added to it. */
export function wireFormOf(schema: z.core.$ZodType): Form | undefined {
  const form = (schema as Partial<Formed<z.core.$ZodType>>)[FORM]
  return form ?? (schema._zod.parent && wireFormOf(schema._zod.parent))
}

type Field<Shape, Key extends keyof Shape> = Shape[Key] extends Named<infer Name> ? Name : Key

type OptionalIn = { _zod: { optin: 'optional' | 'defaulted' } }
type OptionalOut = { _zod: { optout: 'optional' } }

/** The wire input of a schema, under the given names. */
export type WireInput<S> =
  S extends Formed<infer Wire>
    ? WireInput<Wire>
    : S extends z.ZodObject<infer Shape>
      ? {
          [Key in keyof Shape as Shape[Key] extends OptionalIn ? never : Field<Shape, Key>]: WireInput<Shape[Key]>
        } & {
          [Key in keyof Shape as Shape[Key] extends OptionalIn ? Field<Shape, Key> : never]?:
            | WireInput<Shape[Key]>
            | undefined
        }
      : S extends z.ZodArray<infer Item>
        ? WireInput<Item>[]
        : S extends z.ZodNullable<infer Inner>
          ? WireInput<Inner> | null
          : S extends z.ZodOptional<infer Inner> | z.ZodDefault<infer Inner>
            ? WireInput<Inner> | undefined
            : S extends z.ZodPipe<infer In, infer _>
              ? WireInput<In>
              : S extends z.ZodUnion<infer Options>
                ? WireInput<Options[number]>
                : z.input<S>

/** The wire output of a schema, under the given names. */
export type WireOutput<S> =
  S extends Formed<infer Wire>
    ? WireOutput<Wire>
    : S extends z.ZodObject<infer Shape>
      ? {
          [Key in keyof Shape as Shape[Key] extends OptionalOut ? never : Field<Shape, Key>]: WireOutput<Shape[Key]>
        } & {
          [Key in keyof Shape as Shape[Key] extends OptionalOut ? Field<Shape, Key> : never]?:
            | WireOutput<Shape[Key]>
            | undefined
        }
      : S extends z.ZodArray<infer Item>
        ? WireOutput<Item>[]
        : S extends z.ZodNullable<infer Inner>
          ? WireOutput<Inner> | null
          : S extends z.ZodOptional<infer Inner>
            ? WireOutput<Inner> | undefined
            : S extends z.ZodRecord<infer Key, infer Value>
              ? Record<WireOutput<Key> & string, WireOutput<Value>>
              : S extends z.ZodUnion<infer Options>
                ? WireOutput<Options[number]>
                : z.output<S>
