import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Output, WebMOutputFormat } from 'mediabunny'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type S3Server, startS3Server } from '../../testing/s3-server.ts'
import { pngFile } from '../../testing/access-fixtures.ts'
import { shortVideo } from '../../testing/short-video.ts'
import { type SignedUp, type TestApp, testApp } from '../../testing/test-app.ts'

let shop: TestApp
let admin: SignedUp
let s3: S3Server
beforeAll(async () => {
  // In a bucket: the tests of the storage cover partial reads from a folder.
  s3 = await startS3Server()
  shop = await testApp({ config: { s3: s3.settings } })
  admin = await shop.signUp({ role: 'admin' })
})
afterAll(async () => {
  await shop.close()
  await s3.close()
})

const bring = (file: File) => shop.call('POST /api/v1/admin/videos', { token: admin.token, file })
const named = (data: Uint8Array, name = 'video.mp4') => new File([new Uint8Array(data)], name)

/** A WebM that shows one frame for some seconds. Its pixel data is arbitrary. */
async function lasting(seconds: number, size = { width: 16, height: 16 }): Promise<File> {
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const source = new EncodedVideoPacketSource('vp8')
  output.addVideoTrack(source)
  await output.start()
  await source.add(new EncodedPacket(new Uint8Array(64), 'key', 0, seconds), {
    decoderConfig: { codec: 'vp8', codedWidth: size.width, codedHeight: size.height }
  })
  await source.add(new EncodedPacket(new Uint8Array(64), 'key', seconds, 1))
  await output.finalize()
  return named(new Uint8Array(target.buffer ?? new ArrayBuffer()))
}

it.each([
  ['mp4', 'video/mp4'],
  ['webm', 'video/webm']
] as const)('takes a video as %s and hands it back without what the camera wrote into it', async (ending, type) => {
  const file = shortVideo(ending)
  expect(Buffer.from(await file.arrayBuffer()).includes('Taken at')).toBe(true)
  const { status, data } = await bring(file)
  expect({ status, ...data }).toEqual({
    status: 201,
    id: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/) as string,
    url: `/videos/${data.id}.${ending}`,
    type,
    width: 160,
    height: 200,
    seconds: 2
  })
  const answer = await shop.fetch(data.url)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': type,
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff'
  })
  expect(Buffer.from(await answer.arrayBuffer()).includes('Taken at')).toBe(false)
})

it('hands on the part that a player asks for, and says so where there is no such part', async () => {
  const { data } = await bring(shortVideo('webm'))
  const whole = Buffer.from(await (await shop.fetch(data.url)).arrayBuffer())
  const ask = async (headers: Record<string, string>) => {
    const answer = await shop.fetch(data.url, { headers })
    const body = Buffer.from(await answer.arrayBuffer())
    return { status: answer.status, range: answer.headers.get('content-range'), body }
  }
  const last = whole.length - 1
  expect(await ask({ range: 'bytes=100-299' })).toEqual({
    status: 206,
    range: `bytes 100-299/${whole.length}`,
    body: whole.subarray(100, 300)
  })
  expect(await ask({ range: 'bytes=-50' })).toMatchObject({ status: 206, body: whole.subarray(last - 49) })
  expect(await ask({ range: `bytes=${whole.length}-` })).toMatchObject({
    status: 416,
    range: `bytes */${whole.length}`
  })
  // Another version, several ranges and an unknown unit: the response is the whole file.
  for (const headers of [
    { range: 'bytes=0-9', 'if-range': '"other"' },
    { range: 'bytes=0-9,20-29' },
    { range: 'pages=1' }
  ])
    expect(await ask(headers)).toMatchObject({ status: 200, body: whole })
})

it('refuses what is no video for every browser, too long or too large, by its bytes', async () => {
  const cut = Buffer.from(await shortVideo('mp4').arrayBuffer()).subarray(0, 3000)
  const refused = async (file: File) => (await bring(file)).problem.reason
  expect([
    await refused(await pngFile()),
    await refused(named(Buffer.from('<svg onload="alert(1)"/>'), 'video.mp4')),
    await refused(named(cut)),
    await refused(named(Buffer.from(await shortVideo('webm').arrayBuffer()).subarray(0, 3000))),
    await refused(await lasting(61)),
    await refused(await lasting(1, { width: 4000, height: 16 })),
    await refused(named(new Uint8Array(33 * 1024 * 1024)))
  ]).toEqual([
    'video-format-unknown',
    'video-format-unknown',
    'video-damaged',
    'video-damaged',
    'video-too-long',
    'video-too-many-pixels',
    'video-over-limit'
  ])
})

it('a picture is no video, nor a video a picture', async () => {
  const { data: picture } = await shop.call('POST /api/v1/uploads', { file: await pngFile() })
  const { data: video } = await bring(shortVideo('webm'))
  const statuses = [
    `/videos/${picture.id}.mp4`,
    `/videos/${video.id}.mp4`,
    `/api/v1/uploads/${video.id}`,
    '/videos/none.webm'
  ]
  expect(await Promise.all(statuses.map(async (path) => (await shop.fetch(path)).status))).toEqual([404, 404, 404, 404])
})
