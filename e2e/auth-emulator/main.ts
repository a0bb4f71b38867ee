import { createRequire } from 'node:module'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:http'

/** Starts the emulator in this process, without Java, a login or stored data. `node main.ts <port> <project>` */
const [port = '', project = ''] = process.argv.slice(2)
const { createApp } = createRequire(import.meta.url)('firebase-tools/lib/emulator/auth/server') as {
  createApp: (project: string) => Promise<RequestListener>
}

createServer(await createApp(project)).listen(Number(port), '127.0.0.1')
