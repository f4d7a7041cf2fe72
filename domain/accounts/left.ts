/**
 * The cookie of a browser whose person has left it: the session that it still carries opens nothing, and is ended as soon
 * as the server is told [SESS-4].
 */
export const LEFT = { name: 'keluar', value: 'ya' } as const
