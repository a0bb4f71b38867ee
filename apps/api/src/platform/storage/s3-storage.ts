import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { AwsClient } from 'aws4fetch'
import type { S3Settings } from './s3-settings.ts'
import { type ByteRange, type FileName, type ListedFile, type Storage, checkedName, isFileName } from './storage.ts'

/** Milliseconds until a response must begin and, unless it is streamed, end. */
const requestTimeoutMs = 30_000

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The text of the first element with a name. S3 responses need no full XML parser. */
function textOf(xml: string, element: string): string | undefined {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1]
  return text?.replaceAll(
    /&(?:(\w+)|#(\d+)|#x([0-9a-f]+));/gi,
    (whole, name?: string, decimal?: string, hex?: string) =>
      name === undefined
        ? String.fromCodePoint(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal))
        : (entities[name] ?? whole)
  )
}

function listedIn(xml: string): ListedFile[] {
  return Array.from(xml.matchAll(/<Contents>(.*?)<\/Contents>/gs), ([, entry = '']) => ({
    name: textOf(entry, 'Key') ?? '',
    bytes: Number(textOf(entry, 'Size')),
    changedAt: new Date(textOf(entry, 'LastModified') ?? '')
  })).filter((file): file is ListedFile => isFileName(file.name))
}

/** The address of the bucket: its name in the path or in the host, as configured. */
function bucketUrl({ endpoint, bucket, forcePathStyle }: S3Settings): string {
  const { protocol, host, pathname } = new URL(endpoint)
  const path = pathname.replace(/\/+$/, '')
  return forcePathStyle ? `${protocol}//${host}${path}/${bucket}` : `${protocol}//${bucket}.${host}${path}`
}

/** Stores files in Amazon S3 or a compatible service. */
export function s3Storage(settings: S3Settings): Storage {
  const base = bucketUrl(settings)
  const { accessKeyId, secretAccessKey, region } = settings
  let client: Promise<AwsClient> | undefined

  /** The response, or undefined if the file does not exist. */
  async function ask(
    method: string,
    address: string,
    {
      body,
      range,
      signal = AbortSignal.timeout(requestTimeoutMs)
    }: { body?: { data: Uint8Array; type: string }; range?: ByteRange | undefined; signal?: AbortSignal } = {}
  ): Promise<Response | undefined> {
    // The signing library is loaded on first use. Server errors are retried three times.
    client ??= import('aws4fetch').then(
      (signing) => new signing.AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 })
    )
    // A copy, because the types of `fetch` require bytes without a shared buffer.
    const bytes = body && new Uint8Array(body.data)
    const answer = await (
      await client
    ).fetch(`${base}${address}`, {
      method,
      signal,
      ...(range && { headers: { range: `bytes=${range.start}-${range.end}` } }),
      ...(bytes && {
        body: bytes,
        headers: { 'content-type': body.type, 'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex') }
      })
    })
    if (answer.ok) return answer
    const code = textOf(await answer.text(), 'Code')
    if (answer.status === 404 && code !== 'NoSuchBucket') return undefined
    throw new Error(
      `The file storage answered ${answer.status}${code === undefined ? '' : ` (${code})`} to ${method} ${address.split('?', 1)[0] || 'the list of files'}`
    )
  }

  const addressOf = (name: FileName) => `/${checkedName(name)}`
  const sizeOf = (answer: Response) => Number(answer.headers.get('content-length'))

  return {
    async put(name, data, type) {
      if (!(await ask('PUT', addressOf(name), { body: { data, type } })))
        throw new Error(`The file storage did not take ${name}.`)
    },
    async get(name) {
      const answer = await ask('GET', addressOf(name))
      return answer && Buffer.from(await answer.arrayBuffer())
    },
    async stream(name, range) {
      // The reader may be slow, so only the beginning of the response has a time limit.
      const late = new AbortController()
      const timer = setTimeout(() => late.abort(new Error('The file storage took too long.')), requestTimeoutMs)
      const answer = await ask('GET', addressOf(name), { range, signal: late.signal }).finally(() =>
        clearTimeout(timer)
      )
      return answer?.body
        ? { stream: Readable.fromWeb(answer.body as ReadableStream), bytes: sizeOf(answer) }
        : undefined
    },
    async head(name) {
      const answer = await ask('HEAD', addressOf(name))
      return answer && { bytes: sizeOf(answer), changedAt: new Date(answer.headers.get('last-modified') ?? 0) }
    },
    async delete(name) {
      await ask('DELETE', addressOf(name))
    },
    // A bucket stores a file whole or not at all.
    clearDrafts: async () => undefined,
    async *list(prefix) {
      for (let from: string | undefined = ''; from !== undefined;) {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix,
          ...(from === '' ? undefined : { 'continuation-token': from })
        })
        const answer = await ask('GET', `?${query.toString()}`)
        const xml = (await answer?.text()) ?? ''
        yield* listedIn(xml)
        from = textOf(xml, 'IsTruncated') === 'true' ? textOf(xml, 'NextContinuationToken') : undefined
      }
    }
  }
}
