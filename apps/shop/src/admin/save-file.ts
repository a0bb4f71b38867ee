import { ResponseError } from '@motif/contract/client'
import { fetchFile } from '../services/fetch-file.ts'

/** Hands a file to the browser to keep, under the name the server gave it. */
export async function saveFile(response: Response, fallback: string): Promise<void> {
  const address = URL.createObjectURL(await response.blob())
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? fallback
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Fetches a CSV file as whoever is signed in, and saves it. */
export async function saveCsv(address: string, fallback: string): Promise<void> {
  const response = await fetchFile(address)
  // A network that asks for a log-in answers with what it likes.
  if (response.headers.get('content-type')?.startsWith('text/csv') !== true)
    throw new ResponseError(response.status, undefined)
  await saveFile(response, fallback)
}
