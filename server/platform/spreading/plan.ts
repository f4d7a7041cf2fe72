import { ADDED_COLUMN, type Owner, type Placement, placements, type Table } from './placement.ts'
import type { ForeignKey, Key, Schema } from './schema.ts'

/** The way of a migrated database onto several nodes: statements in their order, and what they do not solve. */
export interface Plan {
  /** Plain PostgreSQL: foreign keys taken off, the owner written into each row, keys that contain it. */
  prepare: string[]
  /** Citus alone knows these. */
  spread: string[]
  /** Plain PostgreSQL again: the foreign keys that can be kept. */
  connect: string[]
  /** What the product would lose or would have to do itself, by kind. */
  obstacles: Record<Obstacle, string[]>
}

export type Obstacle =
  | 'Inserts must name the owner'
  | 'Unique for one owner only'
  | 'Without foreign key'
  | 'No longer follows a changed key'
  | 'Triggers on more than one node'
  | 'Identities smaller than bigint'

const isTable = (name: string): name is Table => name in placements

/** Which statements spread this schema by its placements. */
export function planSpread(schema: Schema): Plan {
  const tables = Object.keys(placements).filter(isTable)
  const owned = inOrder(tables.filter((table) => ownerOf(table)))
  const added = owned.filter((table) => viaOf(table))
  const links = schema.foreignKeys.map(readLink).filter((link) => !(isOnOne(link.table) && isOnOne(link.to)))
  const kept = links.filter(isKept)
  const narrow = schema.keys.filter(lacksOwner)
  const [first] = owned

  return {
    prepare: [
      ...links.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
      ...added.flatMap((table) => addOwner(table, links)),
      ...narrow.flatMap(widen),
    ],
    spread: [
      ...tables.filter(isEverywhere).map((table) => `select create_reference_table('${table}')`),
      ...owned.map(
        (table) =>
          `select create_distributed_table('${table}', '${columnOf(table)}', colocate_with => '${table === first ? 'none' : first}')`,
      ),
    ],
    connect: kept.map(restore),
    obstacles: {
      'Inserts must name the owner': [...added].sort(),
      'Unique for one owner only': narrow.filter((key) => isNarrowed(key, kept)).map(nameKey),
      'Without foreign key': links
        .filter((link) => !isKept(link))
        .map(({ table, columns, to }) => `${table} (${columns.join(', ')}) to ${to}`),
      'No longer follows a changed key': kept
        .filter((link) => link.actions !== actionsLeft(link))
        .map(({ table, columns, to }) => `${table} (${columns.join(', ')}) to ${to}`),
      'Triggers on more than one node': schema.triggers
        .filter(({ table }) => isTable(table) && !isOnOne(table))
        .map(({ table, function: does }) => `${does} on ${table}`),
      'Identities smaller than bigint': schema.smallIdentities.filter((table) => isTable(table) && !isOnOne(table)),
    },
  }
}

function placementOf(table: Table): Placement {
  // each is one of them for its own table
  return placements[table] as Placement
}

function isOnOne(table: string): boolean {
  return !isTable(table) || placementOf(table) === 'one node'
}

function isEverywhere(table: string): boolean {
  return isTable(table) && placementOf(table) === 'every node'
}

function ownerOf(table: string): Owner | undefined {
  const placement = isTable(table) ? placementOf(table) : 'one node'
  return typeof placement === 'string' ? undefined : placement.owner
}

/** The column by which a table is spread. */
export function columnOf(table: string): string | undefined {
  const placement = isTable(table) ? placementOf(table) : 'one node'
  if (typeof placement === 'string') return undefined
  return 'by' in placement ? placement.by : ADDED_COLUMN
}

function viaOf(table: string) {
  const placement = isTable(table) ? placementOf(table) : 'one node'
  return typeof placement !== 'string' && 'via' in placement ? placement : undefined
}

/** Each after the one that tells its owner. */
function inOrder(tables: Table[]): Table[] {
  const sorted = new Set<Table>()
  function add(table: Table) {
    const via = viaOf(table)
    if (via) add(via.to)
    sorted.add(table)
  }
  for (const table of tables) add(table)
  return [...sorted]
}

function addOwner(table: Table, links: Link[]): string[] {
  const via = viaOf(table)
  if (!via) return []
  // a queue or a sum may outlive what it is about
  const mayBeLeft = !links.some((link) => link.table === table && link.columns[0] === via.via)
  return [
    `alter table ${table} add column ${ADDED_COLUMN} uuid`,
    // what refuses changes or follows them has nothing to say to a column that is new
    `alter table ${table} disable trigger user`,
    `update ${table} set ${ADDED_COLUMN} = told.${columnOf(via.to)} from ${via.to} told where told.id = ${table}.${via.via}`,
    ...(mayBeLeft ? [`delete from ${table} where ${ADDED_COLUMN} is null`] : []),
    `alter table ${table} enable trigger user`,
    `alter table ${table} alter column ${ADDED_COLUMN} set not null`,
  ]
}

function lacksOwner({ table, columns }: Key): boolean {
  const column = columnOf(table)
  return column !== undefined && !columns.includes(column)
}

/** The same key within one owner. */
function widen({ table, name, kind, definition }: Key): string[] {
  const column = columnOf(table)
  const isExcluding = definition.startsWith('EXCLUDE')
  const from =
    kind === 'index' || isExcluding ? definition.indexOf('(', definition.indexOf(' USING ')) : definition.indexOf('(')
  const wide = `${definition.slice(0, from)}(${column}${isExcluding ? ' WITH =' : ''}, ${definition.slice(from + 1)}`
  return kind === 'index'
    ? [`drop index ${name}`, wide]
    : [`alter table ${table} drop constraint ${name}`, `alter table ${table} add constraint ${name} ${wide}`]
}

/** Whether two owners could now have the same, which no column of the key excludes and no drawn id makes unlikely. */
function isNarrowed({ table, kind, columns }: Key, kept: Link[]): boolean {
  if (kind === 'primary' && columns.includes('id')) return false
  const via = viaOf(table)?.via
  return !columns.some(
    (column) =>
      column !== null &&
      (column === via ||
        kept.some((link) => link.table === table && ownerOf(link.to) && link.columns.includes(column))),
  )
}

function nameKey({ table, columns, name }: Key): string {
  return `${table} (${columns.includes(null) ? name : columns.join(', ')})`
}

/** A foreign key, read from its definition. */
interface Link {
  table: string
  name: string
  columns: string[]
  to: string
  toColumns: string[]
  actions: string
}

function readLink({ table, name, definition }: ForeignKey): Link {
  const [, columns = '', to = '', toColumns = '', actions = ''] =
    /^FOREIGN KEY \((.+?)\) REFERENCES (\w+)\((.+?)\)(.*)$/.exec(definition) ?? []
  return { table, name, columns: columns.split(', '), to, toColumns: toColumns.split(', '), actions }
}

function isKept({ table, to }: Link): boolean {
  if (isEverywhere(to)) return true
  const owner = ownerOf(table)
  return owner !== undefined && owner === ownerOf(to)
}

function restore(link: Link): string {
  const [column, toColumn] = [columnOf(link.table), columnOf(link.to)]
  const isWithin = toColumn !== undefined && !isOnOwner(link)
  const columns = isWithin ? [column, ...link.columns] : link.columns
  const toColumns = isWithin ? [toColumn, ...link.toColumns] : link.toColumns
  return `alter table ${link.table} add constraint ${link.name} foreign key (${columns.join(', ')}) references ${link.to} (${toColumns.join(', ')})${actionsLeft(link)}`
}

/** Whether it names the owner already, at the same place on both sides. */
function isOnOwner({ table, columns, to, toColumns }: Link): boolean {
  const place = columns.indexOf(columnOf(table) ?? '')
  return place >= 0 && toColumns[place] === columnOf(to)
}

/** An owner is never changed through a foreign key. */
function actionsLeft(link: Link): string {
  return columnOf(link.to) === undefined && !link.columns.includes(columnOf(link.table) ?? '')
    ? link.actions
    : link.actions.replace(/ ON UPDATE (CASCADE|SET NULL|SET DEFAULT)/, '')
}
