import { join } from 'node:path'
import { type AssetSize, assetWidths } from '@motif/mockup'
import { eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { optionValues } from '../catalogue/tables.ts'
import { type PictureAddress, fileNameOf } from './address.ts'
import type { Artwork } from './artwork.ts'
import { findArtwork } from './artwork-store.ts'
import { openShelf } from './shelf.ts'
import type { Output } from './studio/render.ts'
import { StudioBusyError, type Urgency, openStudio } from './studio/studio.ts'
import type { StudioRequest } from './studio/worker.ts'
import { viewContents } from './view-content.ts'
import type { ViewId } from './views.ts'

export interface Pictures {
  /** The file at an address, made when it is asked for the first time. Undefined where there is no such picture. */
  file(address: PictureAddress): Promise<Buffer | undefined>
  /** What a browser draws a view from; undefined where the view's content is another by now. */
  viewFile(view: ViewId, content: string, size: AssetSize): Promise<Buffer | undefined>
  /** What is printed on goods as a picture of its own, for browsers to put on goods themselves. */
  artworkFile(name: string): Promise<Buffer | undefined>
  /** Makes several files of one picture while nobody waits for another; tells whether any was missing. */
  prepare(picture: Omit<PictureAddress, 'width' | 'format'>, outputs: readonly Output[]): Promise<boolean>
  close(): Promise<void>
}

/** The longer side of what is printed as a picture of its own: no print is larger on a browser's canvas. */
const artworkLongest = 1000

/** Goods without colours are shown in this. */
const unpainted = 'ffffff'

const busy = () => new ProblemError('unavailable', { detail: 'The picture is still being made. Ask again in a moment.', retryAfter: 2 })

export function openPictures({ config, db }: Pick<Platform, 'config' | 'db'>): Pictures {
  const shelf = openShelf(join(config.dataDir, 'pictures'))
  const studio = openStudio(config)
  const making = new Map<string, Promise<Buffer | undefined>>()
  const swatches = new Set([unpainted])

  /** Only colours that goods come in: otherwise anybody could fill the disk with sixteen million pictures of a mug. */
  async function isSwatch(tint: string): Promise<boolean> {
    if (swatches.has(tint)) return true
    const [known] = await db.select({ swatch: optionValues.swatch }).from(optionValues).where(eq(optionValues.swatch, `#${tint}`)).limit(1)
    if (known) swatches.add(tint)
    return known !== undefined
  }

  /** What the picture shows printed, or `'unknown'`. */
  async function subjectOf({ tint, artwork }: Pick<PictureAddress, 'tint' | 'artwork'>): Promise<Artwork | undefined | 'unknown'> {
    if (!(await isSwatch(tint))) return 'unknown'
    return artwork === 'blank' ? undefined : ((await findArtwork(db, artwork)) ?? 'unknown')
  }

  async function make({ view, tint, artwork: name }: Omit<PictureAddress, 'width' | 'format'>, outputs: readonly Output[], urgency: Urgency): Promise<Buffer[] | undefined> {
    const artwork = await subjectOf({ tint, artwork: name })
    if (artwork === 'unknown') return undefined
    const files = await studio.make({ kind: 'picture', view, tint, artwork, outputs }, urgency)
    await Promise.all(files.map((file, index) => shelf.put(fileNameOf({ view, tint, artwork: name, ...(outputs[index] as Output) }), file)))
    return files
  }

  /** The file of a name from the shelf; made and kept where it is not there. Whoever asks while it is being made waits for the same one. */
  async function keptOr(name: string, makeIt: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    const kept = await shelf.get(name)
    if (kept) return kept
    const made = making.get(name) ?? makeIt().finally(() => making.delete(name))
    making.set(name, made)
    return made.catch((error: unknown) => {
      throw error instanceof StudioBusyError ? busy() : error
    })
  }

  async function makeAndKeep(name: string, request: StudioRequest): Promise<Buffer | undefined> {
    const [file] = await studio.make(request, 'now')
    if (file) await shelf.put(name, file)
    return file
  }

  const makeOne = async (address: PictureAddress) => (await make(address, [{ width: address.width, format: address.format }], 'now'))?.[0]

  return {
    file: (address) => keptOr(fileNameOf(address), () => makeOne(address)),
    async viewFile(view, content, size) {
      if ((await viewContents()).get(view) !== content) return undefined
      const name = `views/${view}/${content}-${assetWidths[size]}.bin`
      return keptOr(name, () => makeAndKeep(name, { kind: 'view', view, size }))
    },
    async artworkFile(hash) {
      const name = `artworks/${hash}.webp`
      return keptOr(name, async () => {
        const artwork = await findArtwork(db, hash)
        return artwork && makeAndKeep(name, { kind: 'artwork', artwork, longest: artworkLongest })
      })
    },
    async prepare(picture, outputs) {
      const kept = await Promise.all(outputs.map((output) => shelf.get(fileNameOf({ ...picture, ...output }))))
      const missing = outputs.filter((_output, index) => kept[index] === undefined)
      if (missing.length > 0) await make(picture, missing, 'later')
      return missing.length > 0
    },
    close: () => studio.close()
  }
}
