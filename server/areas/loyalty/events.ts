import { question } from '#server/platform/reactions.ts'

/** Order numbers by order id. */
export const orderNumbers = question<readonly string[], Map<string, string>>('numbers of orders')
