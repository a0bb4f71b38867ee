import type { Picture } from '@motif/contract'
import type { Output } from '../drawing/index.ts'
import { readAddress } from './address.ts'
import type { Pictures } from './service.ts'

/** What cards ask for on phones and on wide screens. */
const cardOutputs: readonly Output[] = ([320, 480, 640] as const).map((width) => ({ width, format: 'avif' }))

export interface WarmOptions {
  signal: AbortSignal
  /** Waits a moment between two pictures, so that the machine is never busy with what nobody asked for. */
  pause: () => Promise<void>
  onFailure: (url: string, error: unknown) => void
}

/**
 * Makes the card sizes of pictures before anybody asks, one picture after another. One that fails is told and left out.
 * Ends early at the `signal`; gives the number of pictures that are there.
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
