import { question } from '#server/platform/reactions.ts'

/** The numbers of these orders, by their ids. */
export const orderNumbers = question<readonly string[], Map<string, string>>('numbers of orders')
