import { type CompanyKind, mayDo, type Role } from '#domain/companies/permissions.ts'
import { type Channel, type Kind, kindNames, kinds, type NoticeKind } from './kinds.ts'

/** The kinds a member is notified of, in the order of the list [ROLE-10]. */
export function kindsFor(member: { companyKind: CompanyKind; role: Role }): Kind[] {
  return kindNames.filter((kind) => kinds[kind].readers.some((permission) => mayDo(member, permission)))
}

/** Whether a member is notified of a step of a kind; an unknown step of another version goes by its kind [ROLE-10]. */
export function isNotifiedOf(member: { companyKind: CompanyKind; role: Role }, kind: Kind, step: string): boolean {
  const known: NoticeKind | undefined = kinds[kind] // a stored kind may be of another version
  const readers = known?.steps[step]?.readers ?? known?.readers ?? []
  return readers.some((permission) => mayDo(member, permission))
}

/** The steps, as 'kind step', that are hidden from a member although their kinds are not [ROLE-10]. */
export function stepsHiddenFrom(member: { companyKind: CompanyKind; role: Role }): string[] {
  return kindsFor(member).flatMap((kind) =>
    Object.keys(kinds[kind].steps)
      .filter((step) => !isNotifiedOf(member, kind, step))
      .map((step) => `${kind} ${step}`),
  )
}

/** The words of a stored notification for push and mail; of a step of another version, its kind's. */
export function noticeWordsOf(kind: string, step: string): { title: string; waits: boolean; push: string } {
  const known: NoticeKind | undefined = kinds[kind as Kind] // a stored kind may be of another version
  const knownStep = known?.steps[step]
  return {
    title: knownStep?.title ?? known?.label ?? 'Pemberitahuan',
    waits: knownStep?.waits ?? true,
    push: knownStep?.push ?? kind,
  }
}

/** Whether a kind is always notified on this channel, whatever the user chooses [SHOP-8]. */
export function isAlwaysNotified(kind: Kind, channel: Channel): boolean {
  const { always }: NoticeKind = kinds[kind]
  return always?.includes(channel) ?? false
}

/** Whether a user wants notifications of a kind on this channel, by their preference or else by the default. */
export function wants(chosen: readonly Choice[], kind: Kind, channel: Channel): boolean {
  if (isAlwaysNotified(kind, channel)) return true
  const found = chosen.find((one) => one.kind === kind && one.channel === channel)
  return found?.wanted ?? kinds[kind].defaults[channel]
}

/** What somebody chose of a kind and a channel, where it is not as in the list. */
export interface Choice {
  kind: string
  channel: Channel
  wanted: boolean
}
