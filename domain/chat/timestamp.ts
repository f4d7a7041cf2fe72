import { jakartaTime } from '../business-day.ts'

/** An instant as chat messages carry it: the parts are those of a clock in Jakarta. */
export interface Timestamp {
  /** Of the month, from 1. */
  date: number
  /** Of the week, 0 for Sunday. */
  day: number
  hours: number
  minutes: number
  /** From 0. */
  month: number
  seconds: number
  /** Milliseconds since 1970. */
  time: number
  /** Minutes that are added to get to UTC. */
  timezoneOffset: number
  year: number
}

// Jakarta is ahead of UTC by seven hours
const OFFSET = -7 * 60

/** [CHAT-11] */
export function timestampOf(at: Date): Timestamp {
  const there = jakartaTime(at)
  return {
    date: there.getUTCDate(),
    day: there.getUTCDay(),
    hours: there.getUTCHours(),
    minutes: there.getUTCMinutes(),
    month: there.getUTCMonth(),
    seconds: there.getUTCSeconds(),
    time: at.getTime(),
    timezoneOffset: OFFSET,
    year: there.getUTCFullYear(),
  }
}
