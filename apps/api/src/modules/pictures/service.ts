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
import { openPictureCache } from './picture-cache.ts'

/** Cached files are served at once; others are rendered in turn with those of other visitors. */
export interface Pictures {
  /** The file of a URL, rendered on first request. Undefined if there is no such picture. */
  file(address: PictureAddress, visitor: string): Promise<Buffer | undefined>
  /** Assets of a view for rendering in browsers; undefined if the view's content has changed. */
  viewFile(view: AnyViewId, content: string, size: AssetSize, visitor: string): Promise<Buffer | undefined>
  /** An artwork as a picture, for browsers that render products. */
  artworkFile(name: string, visitor: string): Promise<Buffer | undefined>
  /** Renders several files of a picture while nobody else waits. Returns whether any was missing. */
  prepare(picture: Omit<PictureAddress, 'width' | 'format'>, outputs: readonly Output[]): Promise<boolean>
  close(): Promise<void>
}

/** The longer side of an artwork's picture in pixels: no print on a browser's canvas is larger. */
const artworkSideMax = 1000

/** Tint of products without colours. */
const unpainted = 'ffffff'

export function openPictures(
  platform: Pick<Platform, 'config' | 'db' | 'storage' | 'log' | 'clock' | 'metrics'>
): Pictures {
  const { db } = platform
  const cache = openPictureCache(platform)
  const drawing = drawingOf(platform)
  const swatches = new Set([unpainted])

  /** Only colours of products are accepted: otherwise anybody could fill the disk with sixteen million pictures of a mug. */
  async function isKnown(tint: string): Promise<boolean> {
    const isSold = swatches.has(tint) || (await isSwatch(db, `#${tint}`))
    if (isSold) swatches.add(tint)
    return isSold
  }

  /** The view to render; views of the owner's photographs are found by their products. */
  const drawnView = async (view: AnyViewId) => (isViewId(view) ? view : findOwnView(db, view))

  /** The artwork of a picture, or `'unknown'`. */
  async function subjectOf({
    tint,
    artwork
  }: Pick<PictureAddress, 'tint' | 'artwork'>): Promise<Artwork | undefined | 'unknown'> {
    if (!(await isKnown(tint))) return 'unknown'
    return artwork === 'blank' ? undefined : ((await findArtwork(db, artwork)) ?? 'unknown')
  }

  /** Whether the parts of an address are known. The view was checked when the address was parsed, unless it is the owner's. */
  const canDraw = async (address: PictureAddress) =>
    (await subjectOf(address)) !== 'unknown' && (await drawnView(address.view)) !== undefined

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
    await Promise.all(
      (files ?? []).map((file, index) => cache.put(names[index] ?? '', file, `image/${outputs[index]?.format}`))
    )
    return files
  }

  return {
    async file(address, visitor) {
      const kept = await cache.get(fileNameOf(address), () => canDraw(address))
      return kept ?? (await make(address, [{ width: address.width, format: address.format }], visitor))?.[0]
    },
    async viewFile(view, content, size, visitor) {
      const known = isViewId(view) ? (await viewContents()).get(view) : ownContent(view)
      if (known !== content) return undefined
      const name = `views/${view}/${content}-${assetWidths[size]}.bin`
      const kept = await cache.get(name)
      if (kept) return kept
      const load = async () => {
        const drawn = await drawnView(view)
        return drawn && ({ kind: 'view', view: drawn, size } as const)
      }
      const [file] = (await drawing.draw({ key: name, subject: view, visitor, load })) ?? []
      if (file) await cache.put(name, file, 'application/octet-stream')
      return file
    },
    async artworkFile(hash, visitor) {
      const name = `artworks/${hash}.webp`
      const kept = await cache.get(name, async () => (await findArtwork(db, hash)) !== undefined)
      if (kept) return kept
      const load = async () => {
        const artwork = await findArtwork(db, hash)
        return artwork && ({ kind: 'artwork', artwork, longest: artworkSideMax } as const)
      }
      const [file] = (await drawing.draw({ key: name, subject: hash, visitor, load })) ?? []
      if (file) await cache.put(name, file, 'image/webp')
      return file
    },
    async prepare(picture, outputs) {
      const kept = await Promise.all(outputs.map((output) => cache.get(fileNameOf({ ...picture, ...output }))))
      const missing = outputs.filter((_output, index) => kept[index] === undefined)
      if (missing.length > 0) await make(picture, missing, undefined)
      return missing.length > 0
    },
    close: () => drawing.close()
  }
}
