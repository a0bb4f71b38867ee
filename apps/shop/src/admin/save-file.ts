import { ResponseError } from '@motif/contract/client'
import { fetchFile } from '../services/fetch-file.ts'

/** Downloads a file under the server's file name. */
export async function saveFile(response: Response, fallback: string): Promise<void> {
  const address = URL.createObjectURL(await response.blob())
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? fallback
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Downloads a CSV file as the signed-in user. */
export async function saveCsv(address: string, fallback: string): Promise<void> {
  const response = await fetchFile(address)
  // A captive portal returns other content.
  if (response.headers.get('content-type')?.startsWith('text/csv') !== true)
    throw new ResponseError(response.status, undefined)
  await saveFile(response, fallback)
}
