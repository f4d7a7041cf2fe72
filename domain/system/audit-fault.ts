import { words } from '../codec.ts'

/** What is wrong with an entry of the audit log, as the wire names it [ADM-6]. */
export const auditFault = words({
  changed: 'diubah',
  missing: 'hilang',
  unlinked: 'tidak_tersambung',
  not_the_head: 'bukan_ujung',
})
