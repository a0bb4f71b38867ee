import { type AssetInfo, type AssetParts, type AssetSize, assetWidths, readUvMap, unpackAsset } from '../asset.ts'
import type { UvMap } from '../layers.ts'

/** A view as it came: some tens of kilobytes, kept as long as the page. */
export interface ViewFile extends AssetInfo {
  parts: AssetParts
  uvMap: UvMap
}

async function answered(address: string): Promise<Response> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`)
  return answer
}

/** Names of views' newest content. */
const readNames = async () => (await (await answered('/mockups/views.json')).json()) as Record<string, string>

async function unzipped(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

let names: Promise<Record<string, string>> | undefined

function allNames(): Promise<Record<string, string>> {
  names ??= readNames()
  names.catch(() => (names = undefined))
  return names
}

/** A view of a shop's own photograph is named by its content. */
const ownContent = /^(?:own|dyed)-(?<content>[0-9a-f]{16})$/

async function readView(view: string, size: AssetSize): Promise<ViewFile> {
  const name = ownContent.exec(view)?.groups?.['content'] ?? (await allNames())[view]
  if (name === undefined) throw new RangeError(`There is no view "${view}".`)
  const file = new Uint8Array(await (await answered(`/mockups/${view}/${name}-${assetWidths[size]}.bin`)).arrayBuffer())
  const { info, parts } = unpackAsset(file)
  return { ...info, parts, uvMap: readUvMap(await unzipped(parts.uvMap)) }
}

const files = new Map<string, Promise<ViewFile>>()

/** Fetches what a view is drawn from, once a page; what failed is tried again the next time. */
export function loadView(view: string, size: AssetSize): Promise<ViewFile> {
  const key = `${view} ${size}`
  const kept = files.get(key)
  if (kept) return kept
  const file = readView(view, size)
  files.set(key, file)
  file.catch(() => files.delete(key))
  return file
}
