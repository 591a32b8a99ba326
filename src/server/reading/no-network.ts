import dgram from 'node:dgram'
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'

/** Loaded before anything else by processes that open papers: whatever asks for the network there throws. Where the system
 *  itself keeps them apart from it this is the second wall, elsewhere the only one, and native code could go round it. */
function refuseNetwork(): never {
  throw Object.assign(new Error('Processes that read papers have no network.'), { code: 'ERR_ACCESS_DENIED' })
}

net.Socket.prototype.connect = refuseNetwork
net.Server.prototype.listen = refuseNetwork
dgram.createSocket = refuseNetwork
for (const names of [dns, dns.promises])
  for (const [name, value] of Object.entries(names))
    if (/^(?:lookup|resolve|reverse)/.test(name) && typeof value === 'function')
      Object.assign(names, { [name]: refuseNetwork })
syncBuiltinESMExports()
