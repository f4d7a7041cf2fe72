import { question } from '#server/platform/reactions.ts'

/** What these users are called, by their ids. */
export const userNames = question<readonly string[], Map<string, string>>('names of users')
