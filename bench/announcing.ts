/** Parameters of an ear: it answers once it has heard so many announcements, or has waited for long. */
export interface Expected {
  count: number
}

/** How late each of them came, in milliseconds from when it was announced. */
export interface Heard {
  late: number[]
}

/** When the act of this number, from 0, is to begin, in milliseconds from the start. @param aSecond null: as soon as somebody is free */
export function dueAt(number: number, aSecond: number | null): number {
  return aSecond === null ? 0 : (number * 1000) / aSecond
}
