import { join } from 'node:path'
import { type AssetSize, assetWidths } from '@motif/mockup'
import type { Platform } from '../../platform/platform.ts'
import { findOwnView, isSwatch } from '../catalogue/index.ts'
import {
  type AnyViewId,
  type Artwork,
  type Output,
  closeUpOf,
  drawingOf,
  findArtwork,
  isViewId,
  ownContent,
  viewContents
} from '../drawing/index.ts'
import { type PictureAddress, fileNameOf } from './address.ts'
import { openDiskCache } from './disk-cache.ts'

/** Files that are kept are served at once; one that has to be made waits for its turn among what its `visitor` and others asked for. */
export interface Pictures {
  /** The file at an address, made when it is asked for the first time. Undefined where there is no such picture. */
  file(address: PictureAddress, visitor: string): Promise<Buffer | undefined>
  /** What a browser draws a view from; undefined where the view's content is another by now. */
  viewFile(view: AnyViewId, content: string, size: AssetSize, visitor: string): Promise<Buffer | undefined>
  /** What is printed on products as a picture of its own, for browsers to put on products themselves. */
  artworkFile(name: string, visitor: string): Promise<Buffer | undefined>
  /** Makes several files of one picture while nobody waits for another; tells whether any was missing. */
  prepare(picture: Omit<PictureAddress, 'width' | 'format'>, outputs: readonly Output[]): Promise<boolean>
  close(): Promise<void>
}

/** The longer side of what is printed as a picture of its own: no print is larger on a browser's canvas. */
const artworkSideMax = 1000

/** A product without colours is shown in this. */
const unpainted = 'ffffff'

export function openPictures(
  platform: Pick<Platform, 'config' | 'db' | 'storage' | 'log' | 'clock' | 'metrics'>
): Pictures {
  const { config, db } = platform
  const diskCache = openDiskCache(join(config.dataDir, 'pictures'))
  const drawing = drawingOf(platform)
  const swatches = new Set([unpainted])

  /** Only colours that products come in: otherwise anybody could fill the disk with sixteen million pictures of a mug. */
  async function isKnown(tint: string): Promise<boolean> {
    const isSold = swatches.has(tint) || (await isSwatch(db, `#${tint}`))
    if (isSold) swatches.add(tint)
    return isSold
  }

  /** What a view is drawn from: the owner's photographs are told by their products. */
  const drawnView = async (view: AnyViewId) => (isViewId(view) ? view : findOwnView(db, view))

  /** What the picture shows printed, or `'unknown'`. */
  async function subjectOf({
    tint,
    artwork
  }: Pick<PictureAddress, 'tint' | 'artwork'>): Promise<Artwork | undefined | 'unknown'> {
    if (!(await isKnown(tint))) return 'unknown'
    return artwork === 'blank' ? undefined : ((await findArtwork(db, artwork)) ?? 'unknown')
  }

  async function make(
    picture: Omit<PictureAddress, 'width' | 'format'>,
    outputs: readonly Output[],
    visitor: string | undefined
  ): Promise<Buffer[] | undefined> {
    const { view, tint, artwork: name, closeUp } = picture
    const names = outputs.map((output) => fileNameOf({ ...picture, ...output }))
    const load = async () => {
      const [artwork, drawn] = await Promise.all([subjectOf(picture), drawnView(view)])
      return artwork === 'unknown' || !drawn
        ? undefined
        : ({
            kind: 'picture',
            view: drawn,
            tint,
            artwork,
            cut: closeUp === undefined ? undefined : closeUpOf(view, closeUp),
            outputs
          } as const)
    }
    const files = await drawing.draw({ key: names.join(' '), subject: name, visitor, load })
    await Promise.all((files ?? []).map((file, index) => diskCache.put(names[index] ?? '', file)))
    return files
  }

  return {
    async file(address, visitor) {
      const kept = await diskCache.get(fileNameOf(address))
      return kept ?? (await make(address, [{ width: address.width, format: address.format }], visitor))?.[0]
    },
    async viewFile(view, content, size, visitor) {
      const known = isViewId(view) ? (await viewContents()).get(view) : ownContent(view)
      if (known !== content) return undefined
      const name = `views/${view}/${content}-${assetWidths[size]}.bin`
      const kept = await diskCache.get(name)
      if (kept) return kept
      const load = async () => {
        const drawn = await drawnView(view)
        return drawn && ({ kind: 'view', view: drawn, size } as const)
      }
      const [file] = (await drawing.draw({ key: name, subject: view, visitor, load })) ?? []
      if (file) await diskCache.put(name, file)
      return file
    },
    async artworkFile(hash, visitor) {
      const name = `artworks/${hash}.webp`
      const kept = await diskCache.get(name)
      if (kept) return kept
      const load = async () => {
        const artwork = await findArtwork(db, hash)
        return artwork && ({ kind: 'artwork', artwork, longest: artworkSideMax } as const)
      }
      const [file] = (await drawing.draw({ key: name, subject: hash, visitor, load })) ?? []
      if (file) await diskCache.put(name, file)
      return file
    },
    async prepare(picture, outputs) {
      const kept = await Promise.all(outputs.map((output) => diskCache.get(fileNameOf({ ...picture, ...output }))))
      const missing = outputs.filter((_output, index) => kept[index] === undefined)
      if (missing.length > 0) await make(picture, missing, undefined)
      return missing.length > 0
    },
    close: () => drawing.close()
  }
}
