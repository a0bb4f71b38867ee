import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

const upload = (data: Uint8Array, name = 'picture.png') => shop.call('POST /api/v1/uploads', { file: new File([new Uint8Array(data)], name) })
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c8371b' } })

it('takes a picture from anybody and hands it back upright, without what the camera wrote into it', async () => {
  const photo = await plain(40, 20).jpeg().withExif({ IFD0: { Artist: 'Somebody', Orientation: '6' } }).withMetadata({ orientation: 6 }).toBuffer()
  const { status, data } = await upload(photo, 'photo.jpg')
  expect({ status, width: data.width, height: data.height }).toEqual({ status: 201, width: 20, height: 40 })
  const answer = await shop.fetch(data.url)
  const kept = await sharp(await answer.arrayBuffer()).metadata()
  expect(kept).toMatchObject({ format: 'jpeg', width: 20, height: 40 })
  expect(kept.exif).toBeUndefined()
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
})

it('keeps transparency', async () => {
  const clear = await sharp({ create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } }).webp().toBuffer()
  const { data } = await upload(clear, 'clear.webp')
  const kept = await sharp(await (await shop.fetch(data.url)).arrayBuffer()).metadata()
  expect(kept).toMatchObject({ format: 'png', hasAlpha: true })
})

it.each([
  ['a drawing with a script in it', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'drawing.png'],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'page.jpg'],
  ['the beginning of a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'cut.png'],
  ['nothing', Buffer.alloc(0), 'empty.png']
])('refuses %s, whatever it is called', async (_what, data, name) => {
  expect((await upload(data, name)).problem.code).toBe('invalid-upload')
})

it('refuses pictures of several frames, of too many pixels and of too many bytes', async () => {
  const frames = await sharp([await plain(4, 4).png().toBuffer(), await plain(4, 4).negate().png().toBuffer()], { join: { animated: true } }).webp().toBuffer()
  expect((await upload(frames, 'moving.webp')).problem.code).toBe('invalid-upload')
  const wide = await plain(8000, 5001).png({ compressionLevel: 9 }).toBuffer()
  expect((await upload(wide)).problem.detail).toContain('megapixels')
  expect((await upload(Buffer.alloc(10 * 1024 * 1024 + 1, 1))).status).toBe(413)
})

it('finds nothing at an identifier it did not give out', async () => {
  expect((await shop.fetch('/api/v1/uploads/..%2f..%2fetc%2fpasswd')).status).toBe(400)
  expect((await shop.fetch('/api/v1/uploads/nobody')).status).toBe(404)
})
