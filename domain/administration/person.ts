import { type Allowed, machine, no, type Party, yes } from '../machine.ts'

/** Whether a person may sign in. */
export type SignInState = 'open' | 'blocked'

/** The state of a person on which the administrators' acts depend. */
export interface Overseen {
  userId: string
  state: SignInState
  /** Sessions that are open. */
  sessions: number
  emailVerified: boolean
}

/** The administrator who acts; administrators cannot act on themselves. */
export type Overseer = Party<'platform'> & { userId: string }

const administrator = { who: 'platform', needs: 'people.manage' } as const

/** The only table of who keeps a person from signing in, and lets them again [ADMIN-1]. */
export const signIns = machine<Overseen, 'block' | 'allow', Overseer>({
  states: ['open', 'blocked'],
  start: 'open',
  ends: [],
  events: ['block', 'allow'],
  steps: [
    {
      ...administrator,
      from: 'open',
      event: 'block',
      reason: true,
      to: 'blocked',
      // the blocking administrator can sign in, so one always remains
      obstacle: ({ userId }, overseer) => (userId === overseer.userId ? OWN_BLOCK : null),
    },
    { ...administrator, from: 'blocked', event: 'allow', to: 'open' },
  ],
  label: (state) => (state === 'open' ? 'dapat masuk' : 'diblokir'),
  whyNot: ({ state }) => (state === 'open' ? 'Pengguna ini tidak sedang diblokir.' : 'Pengguna ini sudah diblokir.'),
  refusals: {
    movedOn: 'person_moved_on',
    notAllowed: 'person_act_not_allowed',
    reasonNeeded: ['person_reason_needed', { field: 'alasan' }],
  },
})

const OWN_BLOCK = 'Anda tidak dapat memblokir diri sendiri.'

/** Whether there are sessions of somebody else to end. */
export function mayEndSessions({ userId, sessions }: Overseen, overseer: Overseer): Allowed {
  if (userId === overseer.userId) return no('Sesi Anda sendiri diakhiri di Profile.')
  return sessions === 0 ? no('Tidak ada sesi yang terbuka.') : yes
}

/** Whether there is an address left to verify, of somebody who can sign in. */
export function mayVerifyAnew({ emailVerified, state }: Overseen): Allowed {
  if (state === 'blocked') return no('Pengguna ini sedang diblokir.')
  return emailVerified ? no('Alamat e-mail ini sudah terverifikasi.') : yes
}
