import { createServer } from 'node:http'
import { Server } from 'socket.io'

// What Socket.IO can do on this machine: a message goes to the sockets in its room, and nothing else happens.

const http = createServer()
const io = new Server(http, { transports: ['websocket'], serveClient: false })
io.on('connection', (socket) => {
  const { room } = socket.handshake.auth as { room?: string }
  if (room) void socket.join(room)
  socket.on('say', (room: string, number: number) => void io.to(room).emit('said', number))
})
http.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${(http.address() as { port: number }).port}`)) // a port was requested
process.on('disconnect', () => process.exit(0))
