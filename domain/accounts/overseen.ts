/** What an administrator did with somebody's account, as the person is told by mail [ADMIN-1]. */
export type OverseenNews = 'sessions_ended' | 'blocked' | 'allowed'
