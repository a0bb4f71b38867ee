/**
 * The printer process. worker-pool.ts starts it in a sandbox: it reads the shop's code and fonts, writes no files, starts no processes and has no
 * network. Its only channel is the one to the server.
 */
import { MissingImageError } from '@motif/design'
import { loadFonts } from '@motif/design/node'
import sharp from 'sharp'
import { leaveNetwork } from '../../../platform/workers/no-network.ts'
import { UnprintableDrawingError } from '../drawing/printable.ts'
import { UnprintablePictureError } from '../pictures/picture.ts'
import { printArea } from '../print-area.ts'
import type { Answer, Order } from './messages.ts'

leaveNetwork()
// Each picture is read once, so a cache only takes memory.
sharp.cache(false)
sharp.concurrency(1)

const images = new Map<string, Uint8Array>()

const tell = (told: Answer) => new Promise<void>((resolve) => process.send?.(told, () => resolve()))

const partBytes = 4 * 2 ** 20

async function sendFile(file: Buffer): Promise<void> {
  for (let at = 0; at < file.length; at += partBytes)
    await tell({ part: file.subarray(at, at + partBytes), isLast: at + partBytes >= file.length })
}

async function perform(order: Extract<Order, { print: object }>): Promise<void> {
  try {
    await sendFile(await printArea({ ...order.print, images }, await loadFonts()))
  } catch (error) {
    const because = error instanceof Error ? error.message : String(error)
    if (error instanceof MissingImageError) return tell({ refused: 'missing-picture', because })
    if (error instanceof UnprintablePictureError || error instanceof UnprintableDrawingError)
      return tell({ refused: 'unprintable', because })
    throw error
  } finally {
    images.clear()
  }
}

process.on('message', (order: Order) => {
  if ('picture' in order) images.set(order.picture, order.data)
  else void perform(order)
})
// Without the server nobody waits for it.
process.on('disconnect', () => process.exit())

await loadFonts()
await tell({ ready: true })
