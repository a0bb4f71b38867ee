import dgram from 'node:dgram'
import dns from 'node:dns'
import net from 'node:net'

/** Removes network access from JavaScript. If the system isolates the process's network, this is the second barrier; otherwise it is the only one. */
export function leaveNetwork(): void {
  const refuse = (): never => {
    throw new Error('There is no network here.')
  }
  net.Socket.prototype.connect = refuse
  net.Server.prototype.listen = refuse
  dgram.createSocket = refuse
  dns.lookup = refuse as unknown as typeof dns.lookup
}
