import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'

const SCHEMA = new URL('../../schema/', import.meta.url)
const PAGES = ['about', 'terms', 'privacy']
// of the first version of each page, which is named by it
const PAGES_VALID_FROM = '2026-01-01'
const PLACES_APART = 10

/** The statements that make an empty database one of 0001: the tables of each area in the order of their files, then the texts. */
export async function readSchema(): Promise<string> {
  const names = (await readdir(SCHEMA)).filter((name) => name.endsWith('.sql')).sort()
  const tables = await Promise.all(names.map((name) => readText(name)))
  return [
    ...tables,
    ...(await Promise.all(PAGES.map(pageStatement))),
    entriesStatement(await readText('content/faq.md')),
  ].join('\n')
}

function readText(path: string): Promise<string> {
  return readFile(new URL(path, SCHEMA), 'utf8')
}

/** A page as it is written: its title as the heading, then its text. */
async function pageStatement(page: string): Promise<string> {
  const { title, text } = parted(await readText(`content/${page}.md`), /^# (?<title>[^\n]+)\n(?<text>.+)$/s)
  return `insert into page_versions (page, version, valid_from, title, body)
values ${row([page, PAGES_VALID_FROM, PAGES_VALID_FROM, title, text])};`
}

/** Questions and answers, written below the heading of their section as '## Question {#anchor}' and the answer. */
function entriesStatement(written: string): string {
  const sections = written.split(/^# /m).slice(1)
  const entries = sections.flatMap((section) => {
    const [name = '', ...entries] = section.split(/^## /m)
    return entries.map((entry) => {
      const { title, anchor, text } = parted(entry, /^(?<title>[^\n]+) \{#(?<anchor>[a-z0-9-]+)\}\n(?<text>.+)$/s)
      return [name.trim(), title, anchor, text]
    })
  })
  const rows = entries.map((entry, index) => row([`${(index + 1) * PLACES_APART}`, ...entry]))
  return `insert into faq_entries (place, section, question, anchor, answer)
values ${rows.join(',\n')};`
}

/** @throws Error where it is written otherwise */
function parted(written: string, form: RegExp): Record<string, string> {
  const { groups } = form.exec(written) ?? {}
  if (!groups) throw new Error(`not as texts of the schema are written: ${written.slice(0, 80)}`)
  return groups
}

function row(values: (string | undefined)[]): string {
  return `(${values.map((value = '') => pg.escapeLiteral(value.trim())).join(', ')})`
}
