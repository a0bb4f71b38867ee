import type { Platform } from '../../platform/platform.ts'
import type { FileName } from '../../platform/storage/storage.ts'
import { imageIdsOf, readImage } from '../uploads/files.ts'
import { dotsPerInch, printFileName } from './file-name.ts'
import type { PrintFormat } from './print-area.ts'
import type { PrintSubject } from './subjects.ts'
import { PrintFailure, openPress } from './worker/press.ts'

export interface PrintFiles {
  /** The file of a subject: kept from before, or made now. Rejects with a `PrintFailure`. */
  file(subject: PrintSubject, format: PrintFormat): Promise<Buffer>
  close(): Promise<void>
}

/** Pictures of one area together: beyond it they do not fit into the memory a print may take. */
const bytesMax = 200 * 2 ** 20

const types = { png: 'image/png', pdf: 'application/pdf' } as const

export function openPrintFiles({ storage, log }: Pick<Platform, 'storage' | 'log'>): PrintFiles {
  const press = openPress()
  const making = new Map<FileName, Promise<Buffer>>()

  async function imagesOf({ document, area }: PrintSubject): Promise<Map<string, Buffer>> {
    const images = new Map<string, Buffer>()
    let bytes = 0
    for (const id of imageIdsOf(document.areas[area.id] ?? [])) {
      const image = await readImage(storage, id)
      bytes += image?.data.length ?? 0
      if (bytes > bytesMax) throw new PrintFailure('unprintable', 'The pictures of one area are too large together.')
      if (image) images.set(id, image.data)
    }
    return images
  }

  async function make(name: FileName, subject: PrintSubject, format: PrintFormat): Promise<Buffer> {
    const images = await imagesOf(subject)
    const { file, milliseconds, memory } = await press.print({ document: subject.document, area: subject.area, images, format, dotsPerInch })
    await storage.put(name, file, types[format])
    log.info({ print: subject.title, format, bytes: file.length, milliseconds: Math.round(milliseconds), memory }, 'a print file was made')
    return file
  }

  return {
    async file(subject, format) {
      const name = printFileName(subject, format)
      const kept = await storage.get(name)
      if (kept) return kept
      // Whoever asks while it is being made waits for the same one.
      const made = making.get(name) ?? make(name, subject, format).finally(() => making.delete(name))
      making.set(name, made)
      return made
    },
    close: () => press.close()
  }
}
