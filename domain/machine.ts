import { type CompanyKind, mayDo, type Permission, ROLE_FORBIDS, type Role } from './companies/permissions.ts'
import { Refusal, type RefusalCode } from './refusal.ts'

/** The two companies that trade with each other. */
export type Side = 'buyer' | 'seller'

/** Somebody of a company that takes part. */
export interface Party<Kind extends CompanyKind = Side> {
  companyKind: Kind
  role: Role
}

/** Whether something may be done now; if not, why, as a sentence. */
export type Allowed = { allowed: true; reason: null } | { allowed: false; reason: string }

/** A thing with a state and a version. */
interface Versioned {
  /** Grows by one with every step, so that an act on an older page is noticed. */
  version: number
}

export interface Attempt<Person = Party> {
  party: Person
  /** The version the party was looking at; null where none is shown. */
  expectedVersion: number | null
  reason?: string | null
}

/** A row of a table. The system acts for itself: by the clock, or because something is gone. */
type Step<Thing extends { state: string }, Event, Person extends AnyParty, SystemEvent, Context> = {
  from: Thing['state'] | readonly Thing['state'][]
  /** Left out where the state stays. */
  to?: Thing['state']
  /** Why the event is impossible for this thing now, or null. */
  guard?: (thing: Thing, context: Context) => string | null
} & (
  | {
      event: Event
      who: Person['companyKind']
      /** The permission that the member's role needs [ROLE-10]. */
      needs: Permission
      /** The step needs a reason, which the other side is shown. */
      reason?: true
      /** Why this party cannot do it now though its role allows it, or null. */
      obstacle?: (thing: Thing, party: Person, context: Context) => string | null
    }
  | { event: SystemEvent; who: 'system' }
)

interface Table<Thing extends { state: string }, Event, Person extends AnyParty, SystemEvent, Context> {
  states: readonly Thing['state'][]
  start: Thing['state']
  /** The states that are never left. */
  ends: readonly Thing['state'][]
  /** The events by people; the system's events stand in the steps alone. */
  events: readonly Event[]
  steps: readonly Step<Thing, Event, Person, SystemEvent, Context>[]
  /** How people read a state of a thing. */
  label: (state: Thing['state'], thing: Thing) => string
  /** Why there is no step for this event, as a sentence. */
  whyNot: (thing: Thing, event: Event, who: Person['companyKind']) => string
  refusals: {
    movedOn: RefusalCode
    notAllowed: RefusalCode
    reasonNeeded?: Readonly<ConstructorParameters<typeof Refusal>>
  }
  /** Further conditions of the steps: complaints where they do not hold. */
  complain?: (steps: readonly Row<Thing['state']>[]) => string[]
}

type AnyParty = Party<CompanyKind>

interface Row<State = string> {
  from: State
  event: string
  who: string
  reason?: true
  to: State
}

export const yes: Allowed = { allowed: true, reason: null }

export function no(reason: string): Allowed {
  return { allowed: false, reason }
}

/**
 * A state machine as one table of steps, used by server and screens alike.
 * @throws Error where the table is not sound, so that it stops the start
 */
export function machine<
  Thing extends { state: string },
  Event extends string,
  Person extends AnyParty = Party,
  SystemEvent extends string = never,
  Context = void,
>(table: Table<Thing, Event, Person, SystemEvent, Context>) {
  type State = Thing['state']
  type Who = Person['companyKind'] | 'system'
  const { label, whyNot, refusals } = table
  const steps = table.steps.flatMap((step) =>
    [step.from].flat().map((from: State) => ({ needs: null, ...step, from, to: step.to ?? from })),
  )
  prove([...complaintsAbout({ ...table, steps }), ...(table.complain?.(steps) ?? [])])

  function find(from: State, event: Event | SystemEvent, who: Who) {
    return steps.find((step) => step.from === from && step.event === event && step.who === who)
  }

  /** Whether this party may do this now; if not, why. */
  function may(thing: Thing, event: Event, party: Person, context: Context): Allowed {
    const step = find(thing.state, event, party.companyKind)
    if (!step?.needs) return no(whyNot(thing, event, party.companyKind))
    const closed = step.guard?.(thing, context)
    if (closed) return no(closed)
    if (!mayDo(party, step.needs)) return no(ROLE_FORBIDS)
    const obstacle = step.obstacle?.(thing, party, context)
    return obstacle ? no(obstacle) : yes
  }

  /** What this party may do now, by event, each with the reason why not. */
  function can(thing: Thing, party: Person, context: Context): Record<Event, Allowed> {
    const answers = table.events.map((event) => [event, may(thing, event, party, context)])
    return Object.fromEntries(answers) as Record<Event, Allowed> // every event is a key
  }

  /** @throws Refusal the table's, where the thing has moved on since that version */
  function checkVersion(thing: Thing & Versioned, expectedVersion: number): void {
    if (thing.version === expectedVersion) return
    throw new Refusal(refusals.movedOn, { field: 'versi', words: { state: label(thing.state, thing) } })
  }

  /** The thing after the step. @throws Refusal the table's: it has moved on, is not allowed, or wants a reason */
  function take<T extends Thing & Versioned>(thing: T, event: Event, attempt: Attempt<Person>, context: Context): T {
    const { party, expectedVersion, reason } = attempt
    if (expectedVersion !== null) checkVersion(thing, expectedVersion)
    const answer = may(thing, event, party, context)
    if (!answer.allowed) throw new Refusal(refusals.notAllowed, { words: { reason: answer.reason } })
    const step = find(thing.state, event, party.companyKind)
    if (step?.needs && step.reason && refusals.reasonNeeded && !reason?.trim())
      throw new Refusal(...refusals.reasonNeeded)
    return advance(thing, event, party.companyKind, context)
  }

  /** The thing after what happens of itself. @throws Error where the table does not let it pass: a bug, not a refusal */
  function advance<T extends Thing & Versioned>(thing: T, event: Event | SystemEvent, who: Who, context: Context): T {
    const step = find(thing.state, event, who)
    if (!step) throw new Error(`no ${event} by the ${who} in ${thing.state}`)
    const closed = step.guard?.(thing, context)
    if (closed) throw new Error(`${event} by the ${who} in ${thing.state}: ${closed}`)
    return { ...thing, state: step.to, version: thing.version + 1 }
  }

  return { ...table, steps, may, can, take, checkVersion, advance }
}

interface Passage<State, Event> {
  states: readonly State[]
  start: State
  /** The states that are never left. */
  ends: readonly State[]
  steps: readonly { from: State | readonly State[]; event: Event; to: State }[]
}

/**
 * A table without parties and expected versions, for events of the system or idempotent acts: from which states an
 * event may happen and where it leads.
 * @throws Error where the table is not sound, so that it stops the start
 */
export function passage<State extends string, Event extends string>(table: Passage<State, Event>) {
  const none: State[] = []
  const steps = table.steps.flatMap((step) => none.concat(step.from).map((from) => ({ ...step, from, who: 'system' })))
  prove(complaintsAbout({ ...table, steps, events: [], refusals: {} }))

  /** The states in which an event may happen. */
  function statesBefore(event: Event): State[] {
    return steps.filter((step) => step.event === event).map(({ from }) => from)
  }

  /** Where an event leads; the same state where it changes nothing. */
  function stateAfter(state: State, event: Event): State {
    return steps.find((step) => step.from === state && step.event === event)?.to ?? state
  }

  return { steps, statesBefore, stateAfter }
}

function prove(complaints: readonly string[]): void {
  if (complaints.length > 0) throw new Error(`an unsound table: ${complaints.join('; ')}`)
}

interface Checked {
  states: readonly string[]
  start: string
  ends: readonly string[]
  events: readonly string[]
  steps: readonly Row[]
  refusals: { reasonNeeded?: unknown }
}

function complaintsAbout({ states, start, ends, events, steps, refusals }: Checked): string[] {
  const reached = new Set([start])
  // a Set is walked on to what is added meanwhile
  for (const state of reached) for (const { from, to } of steps) if (from === state) reached.add(to)
  const left = new Set(steps.map(({ from }) => from))
  const names = steps.map(({ event, who, from }) => `${event} by the ${who} in ${from}`)
  return [
    ...states.filter((state) => !reached.has(state)).map((state) => `${state} is never reached`),
    ...[...reached].filter((state) => !states.includes(state)).map((state) => `${state} is no state`),
    ...ends.filter((state) => left.has(state)).map((state) => `the end ${state} is left`),
    ...states.filter((state) => !ends.includes(state) && !left.has(state)).map((state) => `no way out of ${state}`),
    ...events.filter((event) => !steps.some((step) => step.event === event)).map((event) => `${event} is dead`),
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${name} stands twice`),
    ...names
      .filter((_, index) => steps[index]?.reason && !refusals.reasonNeeded)
      .map((name) => `${name} cannot ask why`),
  ]
}
