import dgram from 'node:dgram'
import dns from 'node:dns'
import net from 'node:net'

/**
 * Takes the network from everything written in JavaScript. Where the system gives the process a network of its own with
 * nothing in it, this is the second lock; elsewhere it is the one.
 */
export function leaveNetwork(): void {
  const refuse = (): never => {
    throw new Error('There is no network here.')
  }
  net.Socket.prototype.connect = refuse
  net.Server.prototype.listen = refuse
  dgram.createSocket = refuse
  dns.lookup = refuse as unknown as typeof dns.lookup
}
