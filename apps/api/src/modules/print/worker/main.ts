/**
 * The process that prints. It is started by press.ts without rights: it reads the shop's code and fonts, no other file,
 * writes none, starts nothing and has no network. What people made comes and goes through the one channel to the server.
 */
import { MissingImageError } from '@motif/design'
import { loadFonts } from '@motif/design/node'
import sharp from 'sharp'
import { UnknownDrawingError } from '../drawing/xml.ts'
import { UnprintablePictureError } from '../pictures/picture.ts'
import { printArea } from '../print-area.ts'
import type { Answer, Order } from './messages.ts'
import { leaveNetwork } from './no-network.ts'

leaveNetwork()
// Each picture is looked at once: what is kept of it is only in the way.
sharp.cache(false)
sharp.concurrency(1)

const images = new Map<string, Uint8Array>()

async function answer(order: Extract<Order, { print: object }>): Promise<Answer> {
  try {
    return { file: await printArea({ ...order.print, images }, await loadFonts()) }
  } catch (error) {
    const because = error instanceof Error ? error.message : String(error)
    if (error instanceof MissingImageError) return { refused: 'missing-picture', because }
    if (error instanceof UnprintablePictureError || error instanceof UnknownDrawingError) return { refused: 'unprintable', because }
    throw error
  } finally {
    images.clear()
  }
}

const tell = (told: Answer) => process.send?.(told)

process.on('message', (order: Order) => {
  if ('picture' in order) images.set(order.picture, order.data)
  else void answer(order).then(tell)
})
// Without the server nobody waits for it.
process.on('disconnect', () => process.exit())

await loadFonts()
tell({ ready: true })
