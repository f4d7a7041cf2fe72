/** Who did what [ADM-6]. */
export const AUDIT_PATH = '/admin/audit'

/** How the platform runs [ADM-7]. */
export const SYSTEM_PATH = '/admin/sistem'
