import { inflateRawSync } from 'node:zlib'

const MOST_ENTRIES = 2000

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
// of an entry's flags
const SIZES_FOLLOW = 8
const LONGEST_COMMENT = 65_535

/**
 * Whether all entries of a zip archive say how large they are, and stay within the bounds together: the reader of workbooks
 * inflates none further than it says, and takes two gigabytes where one says nothing. None may declare entities, which no
 * workbook needs. @throws whatever inflating a broken entry throws
 */
export function measureZip(file: Buffer, mostInflated: number): 'bounded' | 'inflated' | 'broken' {
  const end = findEnd(file)
  if (end === null) return 'broken'
  const entries = file.readUInt16LE(end + 10)
  if (entries > MOST_ENTRIES) return 'inflated'
  let at = file.readUInt32LE(end + 16)
  let inflated = 0
  for (let entry = 0; entry < entries; entry++) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== ENTRY) return 'broken'
    const [packed, size] = [file.readUInt32LE(at + 20), file.readUInt32LE(at + 24)]
    const local = file.readUInt32LE(at + 42)
    const isStreamed = (file.readUInt16LE(at + 8) & SIZES_FOLLOW) !== 0
    if (!saysItsSize(file, local, { packed, size, isStreamed })) return 'broken'
    inflated += size
    if (inflated > mostInflated) return 'inflated'
    const method = file.readUInt16LE(at + 10)
    if (declares(file, local, { packed, size, isStored: method === 0 })) return 'broken'
    at += 46 + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return 'bounded'
}

interface Sizes {
  packed: number
  size: number
  isStreamed: boolean
}

function saysItsSize(file: Buffer, local: number, { packed, size, isStreamed }: Sizes): boolean {
  if (local + 30 > file.length || file.readUInt32LE(local) !== LOCAL) return false
  if (size > 0 && packed > 0) return true
  // nothing may be packed into two bytes; where it is packed into none, the reader would look behind the entry for a size
  return size === 0 && packed <= 2 && !(packed === 0 && isStreamed)
}

/** Whether it has a DOCTYPE, within which entities are declared. */
function declares(file: Buffer, local: number, entry: { packed: number; size: number; isStored: boolean }): boolean {
  const { packed, size, isStored } = entry
  if (size === 0) return false
  const at = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
  const content = file.subarray(at, at + packed)
  // inside an element it would be written as &lt;
  return (isStored ? content : inflateRawSync(content, { maxOutputLength: size })).includes('<!DOCTYPE')
}

function findEnd(file: Buffer): number | null {
  const first = Math.max(0, file.length - 22 - LONGEST_COMMENT)
  for (let at = file.length - 22; at >= first; at--) if (file.readUInt32LE(at) === END) return at
  return null
}
