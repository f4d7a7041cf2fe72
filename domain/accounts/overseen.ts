/** What an administrator did with a user's account, for the mail that notifies the user [ADMIN-1]. */
export type OverseenNews = 'sessions_ended' | 'blocked' | 'allowed'
