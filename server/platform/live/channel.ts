/** The PostgreSQL channel for announcements between the nodes of one database. */
export const CHANNEL = 'sentra_live'
