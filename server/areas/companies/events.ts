import { question } from '#server/platform/reactions.ts'

/** Users' names by their ids. */
export const userNames = question<readonly string[], Map<string, string>>('names of users')
