import type { Db, Tx } from './database.ts'

// How an area reaches those above it without knowing them: it declares events and questions, and server/reactions.ts
// says who answers. The order of areas is in .dependency-cruiser.mjs.

type Answering<Handle, Message, Answer> = (handle: Handle, message: Message, now: Date) => Promise<Answer>

/** Something that happens in a transaction; reactions run in the same transaction and are undone with it. */
export function event<Happening, Answer = void>(name: string) {
  // a function registered twice, by two applications in one process, reacts once
  const reactions = new Set<Answering<Tx, Happening, Answer>>()
  return {
    leadsTo(reaction: Answering<Tx, Happening, Answer>): void {
      reactions.add(reaction)
    },

    /** Runs every reaction, one after the other. @throws Error when none is registered */
    async emit(tx: Tx, happening: Happening, now: Date): Promise<Answer[]> {
      if (reactions.size === 0) throw new Error(`nothing reacts to '${name}': see server/reactions.ts`)
      const answers: Answer[] = []
      for (const reaction of reactions) answers.push(await reaction(tx, happening, now))
      return answers
    },
  }
}

/** Something that an area above knows. */
export function question<Message, Answer>(name: string) {
  let answering: Answering<Db | Tx, Message, Answer> | undefined
  return {
    answeredBy(handler: Answering<Db | Tx, Message, Answer>): void {
      answering = handler
    },

    /** @throws Error when no answer is registered */
    ask(db: Db | Tx, message: Message, now: Date): Promise<Answer> {
      if (!answering) throw new Error(`no answer to '${name}' is registered: see server/reactions.ts`)
      return answering(db, message, now)
    },
  }
}
