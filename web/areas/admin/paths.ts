/** Who did what [ADM-6]. */
export const AUDIT_PATH = '/admin/audit'
