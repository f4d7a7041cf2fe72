/**
 * The cookie of a signed-out browser: a session it still carries is refused, and revoked at the next request [SESS-4].
 */
export const LEFT = { name: 'keluar', value: 'ya' } as const
