import { LIVE_PATH } from '#domain/live.ts'

// A crowd of browsers in a process of its own, which all keep a live connection: given an address, bearers and a
// number, it reports how many of them are connected, four times a second.

export interface Called {
  url: string
  bearers: readonly string[]
  count: number
}

export interface CrowdReport {
  connected: number
  /** How often a connection ended before it was admitted, by why. */
  failed: Record<string, number>
}

// as Socket.IO in browsers: the first try at once, later ones after 1 to 5 s
const FIRST_MS = 1_000
const LONGEST_MS = 5_000
const AT_ONCE = 25
const RAMP_MS = 50
const REPORT_MS = 250

let connected = 0
const failed: CrowdReport['failed'] = {}

process.once('message', (called: Called) => {
  let begun = 0
  const ramp = setInterval(() => {
    for (let slot = 0; slot < AT_ONCE && begun < called.count; slot++) keepConnected(called, begun++)
    if (begun === called.count) clearInterval(ramp)
  }, RAMP_MS)
  setInterval(() => process.send?.({ connected, failed } satisfies CrowdReport), REPORT_MS)
})
process.on('disconnect', () => process.exit())

function keepConnected({ url, bearers }: Called, number: number): void {
  const address = `${url.replace('http', 'ws')}${LIVE_PATH}?EIO=4&transport=websocket`
  const sessionId = bearers[number % bearers.length]
  let tries = 0

  function connect(): void {
    const socket = new WebSocket(address)
    let isIn = false
    let why = 'no handshake'
    socket.onmessage = ({ data }) => {
      const text = String(data)
      if (text === '2') socket.send('3')
      else if (text.startsWith('0')) {
        why = 'no answer'
        socket.send(`40${JSON.stringify({ sessionId })}`)
      } else if (text.startsWith('40')) {
        isIn = true
        tries = 0
        connected++
      } else if (text.startsWith('44')) {
        why = text.slice(2)
        socket.close()
      }
    }
    socket.onerror = () => undefined
    socket.onclose = () => {
      if (isIn) connected--
      else failed[why] = (failed[why] ?? 0) + 1
      const wait = tries === 0 ? 0 : Math.min(LONGEST_MS, FIRST_MS * 2 ** (tries - 1)) * (0.5 + Math.random())
      tries++
      setTimeout(connect, wait)
    }
  }

  connect()
}
