import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import type { Mail, Mailer } from './mail.ts'

interface Options {
  dataDir: string
  from: { name: string; address: string }
  log: (sentence: string) => void
}

/** Keeps every mail as a file in DATA_DIR/outbox that mail programs open: for development, the demo, and tests. */
export function openOutbox({ dataDir, from, log }: Options): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ from, date: new Date(), ...mail })
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
      await keep(dataDir, name, message as Buffer)
      // neither text nor recipient: the log has other readers than the mail
      log(`mail "${mail.subject}" is in the outbox as ${name}`)
    },
    close: async () => transport.close(),
  }
}

async function keep(dataDir: string, name: string, message: Buffer): Promise<void> {
  const folder = outboxOf(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // listing the folder shows only complete mails
  const unfinished = join(folder, `.${name}`)
  await writeFile(unfinished, message, { mode: 0o600 })
  await rename(unfinished, join(folder, name))
}

export interface StoredMail extends Mail {
  /** Name of its file. */
  id: string
  at: Date
}

/** The newest mails in the outbox, latest first. */
export async function readOutbox(dataDir: string, most: number): Promise<StoredMail[]> {
  const folder = outboxOf(dataDir)
  const names = await readdir(folder).catch(noFolderYet)
  const newest = names
    .filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
    .sort()
    .reverse()
    .slice(0, most)
  return Promise.all(newest.map(async (name) => ({ id: name, ...readMail(await readParsed(join(folder, name))) })))
}

async function readParsed(path: string) {
  return PostalMime.parse(await readFile(path))
}

function readMail(parsed: Awaited<ReturnType<typeof readParsed>>): Omit<StoredMail, 'id'> {
  const to = parsed.to?.[0]
  return {
    to: { name: to?.name ?? '', address: to?.address ?? '' },
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html ?? '',
    at: new Date(parsed.date ?? 0),
  }
}

function noFolderYet(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}

function outboxOf(dataDir: string): string {
  return join(dataDir, 'outbox')
}
