import { type AssetInfo, type AssetParts, type AssetSize, assetWidths, readUvMap, unpackAsset } from '../asset.ts'
import type { UvMap } from '../layers.ts'

/** A downloaded view: some tens of kilobytes, kept for the page's life. */
export interface ViewFile extends AssetInfo {
  parts: AssetParts
  uvMap: UvMap
}

async function answered(address: string): Promise<Response> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`)
  return answer
}

/** Content hashes of the current views. */
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

/** Views of the shop's own photos are named by content hash. */
const ownContent = /^(?:own|dyed)-(?<content>[0-9a-f]{16})$/

async function readView(view: string, size: AssetSize): Promise<ViewFile> {
  const name = ownContent.exec(view)?.groups?.['content'] ?? (await allNames())[view]
  if (name === undefined) throw new RangeError(`There is no view "${view}".`)
  const file = new Uint8Array(await (await answered(`/mockups/${view}/${name}-${assetWidths[size]}.bin`)).arrayBuffer())
  const { info, parts } = unpackAsset(file)
  return { ...info, parts, uvMap: readUvMap(await unzipped(parts.uvMap)) }
}

const files = new Map<string, Promise<ViewFile>>()

/** Loads a view, cached; failures are retried. */
export function loadView(view: string, size: AssetSize): Promise<ViewFile> {
  const key = `${view} ${size}`
  const kept = files.get(key)
  if (kept) return kept
  const file = readView(view, size)
  files.set(key, file)
  file.catch(() => files.delete(key))
  return file
}
