import pg from 'pg'

/** A statement as the driver was given it. */
export interface Heard {
  /** As the code calls it, or else what it reads first. */
  name: string
  text: string
  values: readonly unknown[]
}

/** Hears which statements are sent. Call it before the world opens, since connections keep their driver's functions. */
export function hearStatements(): { during(work: () => Promise<unknown>, which?: RegExp): Promise<Heard[]> } {
  const send = pg.Client.prototype.query as (this: pg.Client, ...passed: unknown[]) => unknown
  let heard: Heard[] = []
  pg.Client.prototype.query = function overheard(this: pg.Client, ...passed: unknown[]) {
    const [queried, values = []] = passed as [string | { text: string; values?: unknown[] }, unknown[]?]
    const one = typeof queried === 'string' ? { text: queried, values } : { values, ...queried }
    heard.push({ ...one, name: nameOf(one.text) })
    return send.apply(this, passed)
  } as typeof pg.Client.prototype.query

  return {
    /** @param which by how they begin; those that read by default */
    async during(work, which = reading) {
      heard = []
      await work()
      return heard.filter(({ text }) => which.test(text))
    },
  }
}

const reading = /^\s*(\/\*.*?\*\/)?\s*(select|with)\b/

function nameOf(text: string): string {
  const [, passed] = /^\s*\/\* (.+?) \*\//.exec(text) ?? []
  const [, table] = /\bfrom "?([a-z_]+)/.exec(text) ?? []
  return passed ?? `from ${table}`
}

/** How PostgreSQL ran a statement. */
export interface Plan {
  /** Rows and index entries that its scans of tables read, also those that met no condition. */
  rowsRead: number
  ms: number
  /** Pages of 8 kB, from memory or disk. */
  pages: number
  /** The nodes that read most, with what each read. */
  top: string[]
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Shared Hit Blocks'?: number
  'Shared Read Blocks'?: number
  Plans?: PlanNode[]
}

/** Runs a statement with its values, planned as the product's pool has it planned, in a transaction that is rolled back. */
export async function planOf(client: pg.Client, { text, values }: Heard): Promise<Plan> {
  await client.query('begin')
  try {
    await client.query(
      'set local plan_cache_mode = force_generic_plan; set local jit = off; set local max_parallel_workers_per_gather = 0',
    )
    await client.query(`prepare asked as ${text}`)
    const passed = values.length > 0 ? `(${values.map(literal).join(', ')})` : ''
    const { rows } = await client.query(`explain (analyze, buffers, format json) execute asked${passed}`)
    const [{ Plan: plan, 'Execution Time': ms }] = rows[0]['QUERY PLAN']
    return { ...readPlan(plan), ms }
  } finally {
    await client.query('rollback')
    await client.query('deallocate all')
  }
}

function readPlan(plan: PlanNode): Omit<Plan, 'ms'> {
  const scans = nodesOf(plan)
    .map((node) => ({ node, rows: readBy(node) }))
    .filter(({ rows }) => rows > 0)
    .sort((one, other) => other.rows - one.rows)
  return {
    rowsRead: Math.round(scans.reduce((sum, { rows }) => sum + rows, 0)),
    pages: (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0),
    top: scans.slice(0, 3).map(({ node, rows }) => `${Math.round(rows)} ${labelOf(node)}`),
  }
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}

function readBy(node: PlanNode): number {
  const recheck = node['Rows Removed by Index Recheck'] ?? 0
  const loops = node['Actual Loops']
  // the index scans below it have counted the rest
  if (node['Node Type'] === 'Bitmap Heap Scan') return recheck * loops
  if (!/^(Seq|Index|Index Only|Bitmap Index|Tid|Tid Range|Sample) Scan$/.test(node['Node Type'])) return 0
  return (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + recheck) * loops
}

function labelOf(node: PlanNode): string {
  const where = [node['Relation Name'], node['Index Name']].filter(Boolean).join(' by ')
  return `${node['Node Type']} ${where}`
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map(element).join(',')}}`)
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString())
  if (Buffer.isBuffer(value)) return pg.escapeLiteral(`\\x${value.toString('hex')}`)
  return pg.escapeLiteral(typeof value === 'object' ? JSON.stringify(value) : String(value))
}

/** Of an array. */
function element(value: unknown): string {
  return value === null || value === undefined ? 'null' : `"${String(value).replace(/["\\]/g, '\\$&')}"`
}
