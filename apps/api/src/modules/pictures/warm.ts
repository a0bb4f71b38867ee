import type { Picture } from '@motif/contract'
import type { Output } from '../drawing/index.ts'
import { readAddress } from './address.ts'
import type { Pictures } from './service.ts'

/** Sizes of product cards on phones and wide screens. */
const cardOutputs: readonly Output[] = ([320, 480, 640] as const).map((width) => ({ width, format: 'avif' }))

export interface WarmOptions {
  signal: AbortSignal
  /** Waits between two pictures, so that prerendering does not slow the server. */
  pause: () => Promise<void>
  onFailure: (url: string, error: unknown) => void
}

/**
 * Prerenders the card sizes of pictures, one after another. Failures are logged and skipped. Stops at the `signal`; returns the number of pictures
 * available.
 */
export async function warmPictures(
  pictures: Pick<Pictures, 'prepare'>,
  sets: readonly Picture[],
  { signal, pause, onFailure }: WarmOptions
): Promise<number> {
  let ready = 0
  for (const { url } of sets) {
    if (signal.aborted) return ready
    const [, , view = '', tint = '', artwork = ''] = url.split('/')
    const address = readAddress(view, tint, `${artwork}-640.avif`)
    if (!address) continue
    try {
      const isNew = await pictures.prepare({ view: address.view, tint, artwork }, cardOutputs)
      ready++
      if (isNew) await pause()
    } catch (error) {
      if (!signal.aborted) onFailure(url, error)
    }
  }
  return ready
}
