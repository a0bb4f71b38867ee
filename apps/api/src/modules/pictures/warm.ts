import type { Picture } from '@motif/contract'
import { readAddress } from './address.ts'
import type { Pictures } from './service.ts'
import type { Output } from './studio/render.ts'

/** What cards ask for on phones and on wide screens. */
const cardOutputs: readonly Output[] = ([320, 480, 640] as const).map((width) => ({ width, format: 'avif' }))

/**
 * Makes the card sizes of pictures before anybody asks, one picture after another and only while nobody waits for one.
 * Ends at the first `signal`; gives the number of pictures looked at.
 */
export async function warmPictures(pictures: Pictures, sets: readonly Picture[], signal: AbortSignal): Promise<number> {
  let done = 0
  for (const { url } of sets) {
    if (signal.aborted) return done
    const [, , view = '', tint = '', artwork = ''] = url.split('/')
    const address = readAddress(view, tint, `${artwork}-640.avif`)
    if (address) await pictures.prepare({ view: address.view, tint, artwork }, cardOutputs)
    done++
  }
  return done
}
