/**
 * The drawing process. drawing.ts starts it in a sandbox: it reads the shop's code, fonts and picture sources, and has no network. Its only channel
 * is the one to the server.
 */
import { setPriority } from 'node:os'
import { loadFonts } from '@motif/design/node'
import sharp from 'sharp'
import { paintSvg } from '../../platform/paint-svg.ts'
import { leaveNetwork } from '../../platform/workers/no-network.ts'
import type { WorkerAnswer } from '../../platform/workers/worker-process.ts'
import { paintArtwork, svgOf } from './renderer/ink.ts'
import { render } from './renderer/render.ts'
import { viewFile } from './renderer/view-file.ts'
import type { DrawingOrder, DrawingRequest } from './messages.ts'

leaveNetwork()
// Decoded data is cached as layers; sharp's own cache would only take memory.
sharp.cache(false)
sharp.concurrency(1)

// Requests of people take precedence.
if (process.platform === 'linux') setPriority(10)

const sent = new Map<string, { data: Uint8Array; type: string }>()
let blank: Uint8Array | undefined

const addressOf = (type: string, data: Uint8Array) =>
  `data:${type};base64,${Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString('base64')}`

/** The SVG painter does not support WebP. Opaque pictures are sent as JPEG, which decodes four times as fast as PNG. */
async function paintable({ data, type }: { data: Uint8Array; type: string }): Promise<string> {
  if (type !== 'image/webp') return addressOf(type, data)
  const picture = sharp(data)
  const { hasAlpha } = await picture.metadata()
  return hasAlpha
    ? addressOf('image/png', await picture.png({ compressionLevel: 1 }).toBuffer())
    : addressOf('image/jpeg', await picture.jpeg({ quality: 93, chromaSubsampling: '4:4:4' }).toBuffer())
}

async function imagesFor(request: DrawingRequest): Promise<ReadonlyMap<string, string>> {
  const read =
    request.kind === 'svg' ? ({ data, type }: { data: Uint8Array; type: string }) => addressOf(type, data) : paintable
  const images = new Map<string, string>()
  for (const [id, image] of sent) images.set(id, await read(image))
  return images
}

async function make(request: DrawingRequest): Promise<Buffer[]> {
  if (request.kind === 'view') return [await viewFile(request.view, request.size, blank)]
  const [fonts, images] = [await loadFonts(), await imagesFor(request)]
  switch (request.kind) {
    case 'picture':
      return render(request, fonts, images, blank)
    case 'svg':
      return [Buffer.from(svgOf(request.artwork, fonts, images))]
    case 'png':
      return [
        await paintSvg(svgOf(request.artwork, fonts, images), { width: request.width })
          .png()
          .toBuffer()
      ]
    default:
      return [
        await paintArtwork(request.artwork, { width: request.longest, height: request.longest }, fonts, images)
          .webp({ lossless: true, effort: 4 })
          .toBuffer()
      ]
  }
}

const tell = (answer: WorkerAnswer) => new Promise<void>((resolve) => process.send?.(answer, () => resolve()))

const partBytes = 4 * 2 ** 20

async function hand(files: readonly Buffer[]): Promise<void> {
  for (const [index, file] of files.entries()) {
    for (let at = 0; at < file.length; at += partBytes) {
      const isFileEnd = at + partBytes >= file.length
      await tell({
        part: file.subarray(at, at + partBytes),
        isFileEnd,
        isLast: isFileEnd && index === files.length - 1
      })
    }
  }
}

async function perform(request: DrawingRequest): Promise<void> {
  try {
    await hand(await make(request))
  } catch (error) {
    await tell({ refused: 'failed', because: error instanceof Error ? error.message : String(error) })
  } finally {
    sent.clear()
    blank = undefined
  }
}

process.on('message', (order: DrawingOrder) => {
  if ('image' in order) sent.set(order.image, order)
  else if ('blank' in order) blank = order.blank
  else void perform(order.draw)
})
// Without the server nobody waits for it.
process.on('disconnect', () => process.exit())

await loadFonts()
await tell({ ready: true })
