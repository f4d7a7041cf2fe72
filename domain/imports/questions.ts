import {
  decideStyle,
  type StyleDecision,
  type StyleQuestion,
  type WrittenNumbers,
} from '#domain/numbers/number-style.ts'
import { type ColumnName, isAmountColumn, isNoneOf, isNumberColumn, lacksValues } from './columns.ts'
import type { ImportKind } from './kind.ts'

/** The content of a column of a file, whatever it is paired with. */
export interface ColumnContent {
  /** How its texts write numbers. */
  written: WrittenNumbers
  /** How many of its cells are numbers, however they are written. */
  numbers: number
  /** How many hold anything. */
  filled: number
}

/** The questions that block a file until they are answered; null: none [SHOP-4]. */
export interface OpenQuestions {
  numbers: StyleQuestion | null
  /** Places of columns of numbers that are neither paired nor passed over by anybody. */
  unpaired: number[]
  /** Whether no column holds what the file is about. */
  lacksValues: boolean
}

/** How a file's numbers are read with these columns, by its columns of numbers alone [SHOP-4]. */
export function styleOfFile(
  columns: readonly (ColumnName | null)[],
  contents: readonly ColumnContent[],
): StyleDecision {
  return decideStyle(
    columns.flatMap((name, index) => {
      const content = contents[index]
      return name && content && isNumberColumn(name) ? [{ ...content, isAmount: isAmountColumn(name) }] : []
    }),
  )
}

interface ReadFile {
  kind: ImportKind
  heads: readonly string[]
  columns: readonly (ColumnName | null)[]
  contents: readonly ColumnContent[]
}

/**
 * Indexes of columns that hold mostly numbers and are ignored, though no user has decided so and neither their header
 * nor the kind of file explains why: a price may stand there.
 */
export function unpairedNumbers({ kind, heads, columns, contents }: ReadFile): number[] {
  return columns.flatMap((name, index) => {
    const { numbers = 0, filled = 0 } = contents[index] ?? {}
    const holdsNumbers = numbers > 0 && numbers * 2 >= filled
    return name === null && holdsNumbers && !isNoneOf(kind, heads[index] ?? '') ? [index] : []
  })
}

/** Null where nothing is open. */
export function openQuestions({
  kind,
  columns,
  numbers,
  unpaired,
}: Pick<ReadFile, 'kind' | 'columns'> & Omit<OpenQuestions, 'lacksValues'>): OpenQuestions | null {
  const lacks = lacksValues(kind, columns)
  return numbers || unpaired.length > 0 || lacks ? { numbers, unpaired, lacksValues: lacks } : null
}

/** How many questions a file asks before it may be applied; 0 where none is open. */
export function countQuestions(questions: OpenQuestions | null): number {
  if (!questions) return 0
  return questions.unpaired.length + (questions.numbers ? 1 : 0) + (questions.lacksValues ? 1 : 0)
}
