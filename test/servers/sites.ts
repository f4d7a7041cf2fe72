import { type Site, startCluster } from './app-cluster.ts'
import { startApp } from './app-process.ts'
import { forgetConversations } from './forget-conversations.ts'
import { cloneDatabase } from './postgres.ts'

interface SiteOptions {
  settings: Record<string, string>
  conversations: boolean
  processes: number
}

interface Running extends Site {
  optionsKey: string
}

const SHARED = 'shared'

/** The applications of a worker, each on a clone of the demo: what all files share, and the one of the file at hand. */
export class Sites {
  readonly #running = new Map<string, Running>()

  /** The application of this file, or the shared one; started anew where it is wanted otherwise than before. */
  async of(file: string | undefined, how: SiteOptions): Promise<Site> {
    const name = file ?? SHARED
    const optionsKey = JSON.stringify(how)
    const present = this.#running.get(name)
    if (present?.optionsKey === optionsKey) return present
    // a file is done once another begins
    for (const other of this.#running.keys()) if (other === name || other !== SHARED) await this.#end(other)
    const site = { ...(await start(how)), optionsKey }
    this.#running.set(name, site)
    return site
  }

  async stop(): Promise<void> {
    for (const name of this.#running.keys()) await this.#end(name)
  }

  async #end(name: string): Promise<void> {
    const site = this.#running.get(name)
    this.#running.delete(name)
    await site?.stop()
  }
}

async function start({ settings, conversations, processes }: SiteOptions): Promise<Site> {
  const clone = await cloneDatabase('demo')
  try {
    if (!conversations) await forgetConversations(clone.url)
    const app = processes > 1 ? await startCluster(clone.url, processes, settings) : await startApp(clone.url, settings)
    return {
      ...app,
      async stop() {
        await app.stop()
        await clone.drop()
      },
    }
  } catch (reason) {
    await clone.drop()
    throw reason
  }
}
