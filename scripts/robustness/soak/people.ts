import { randomInt, randomUUID } from 'node:crypto'
import { type DesignDocument, documentVersion } from '@motif/design'
import sharp from 'sharp'
import { address } from '../buyer.ts'
import { type Blank, usual } from '../drawing.ts'

export interface World {
  origin: string
  blank: Blank
  variantIds: readonly string[]
  slugs: readonly string[]
  /** Whether the shop's pages are built, so that visitors open them. */
  hasPages: boolean
  staff: { email: string; password: string }
  designer: { email: string; password: string }
}

/** Everybody at work, and how many requests they have made. */
export interface Crowd {
  requests: number
  /** Answers nobody should get, by the call and the status. */
  faults: Map<string, number>
  /** One thing somebody does: a few calls. */
  turn(): Promise<void>
}

/** Maximum designs per account; the oldest are deleted. */
const designsKept = 40

const photo = () =>
  sharp({
    create: {
      width: 60,
      height: 60,
      channels: 3,
      background: { r: randomInt(256), g: randomInt(256), b: randomInt(256) }
    }
  })
    .png()
    .toBuffer()

/** Scripts, fonts and pictures that a page names: a browser asks for each of them, where it has none of them yet. */
const filesOf = (page: string) => new Set(page.match(/\/(?:assets|pictures)\/[\w./-]+\.(?:js|css|woff2|webp|png)/g))

/** Random visitors, buyers, designers and staff, weighted by the shares below. */
export function crowdOf({ origin, blank, variantIds, slugs, hasPages, staff, designer }: World): Crowd {
  const crowd: Crowd = { requests: 0, faults: new Map(), turn: () => one() }
  const deleted = new Set<string>()
  const call = async <T>(name: string, path = name, init: RequestInit & { token?: string } = {}): Promise<T> => {
    crowd.requests += 1
    const [method, where] = [name.split(' ', 1)[0] ?? 'GET', path.slice(path.indexOf(' ') + 1)]
    const { token, headers, ...rest } = init
    const answer = await fetch(origin + where, {
      method,
      headers: {
        'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
        ...(typeof rest.body === 'string' ? { 'content-type': 'application/json' } : undefined),
        ...(token === undefined ? undefined : { authtoken: token }),
        ...(headers as Record<string, string>)
      },
      signal: AbortSignal.timeout(60_000),
      ...rest
    })
    const data = await answer.arrayBuffer()
    if (!answer.ok) {
      const what = `${name}: ${answer.status} ${Buffer.from(data).toString().slice(0, 160)}`
      crowd.faults.set(what, (crowd.faults.get(what) ?? 0) + 1)
      throw new Error(what)
    }
    return (answer.headers.get('content-type')?.includes('json') ? JSON.parse(Buffer.from(data).toString()) : data) as T
  }
  const send = <T>(name: string, path: string, body: object, init: RequestInit & { token?: string } = {}) =>
    call<T>(name, path, { ...init, body: JSON.stringify(body) })
  const any = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T

  const login = async (person: { email: string; password: string }) =>
    (await send<{ id_token: string }>('POST /api/v1/login', 'POST /api/v1/login', person)).id_token
  const fill = async (line: object) => {
    const { id } = await call<{ id: string }>('POST /api/v1/carts')
    const lines = `POST /api/v1/carts/${id}/lines`
    const cart = await send<{ lines: { image: { url: string; widths: number[] } }[] }>('POST …/lines', lines, line)
    return { id, cart }
  }
  const blankLine = () => ({ variantId: any(variantIds), quantity: randomInt(1, 4) })
  const designed = (document: DesignDocument) => ({ variantId: blank.variant.id, quantity: 1, design: { document } })

  const visit = async () => {
    await call('GET /api/v1/home')
    await call('GET /api/v1/products', `GET /api/v1/products?pageSize=24&page=${randomInt(1, 3)}`)
    await call('GET /api/v1/products?q', `GET /api/v1/products?q=${any(['shirt', 'mug', 'poster', 'tote', 'case'])}`)
    for (let seen = 0; seen < 3; seen += 1) await call('GET /api/v1/products/…', `GET /api/v1/products/${any(slugs)}`)
    if (!hasPages) return
    const page = await call<ArrayBuffer>('GET a page', `GET ${any(['/', '/?page=2', `/product/${any(slugs)}`])}`)
    for (const file of filesOf(Buffer.from(page).toString())) await call('GET a file of a page', `GET ${file}`)
  }
  const leaveCart = async () => {
    const { id } = await fill(randomInt(2) === 0 ? designed(usual(blank)) : blankLine())
    await call('GET /api/v1/carts/…', `GET /api/v1/carts/${id}`)
  }
  const buy = async () => {
    const { id } = await fill(blankLine())
    await send('POST /api/v1/quotes', 'POST /api/v1/quotes', {
      cartId: id,
      country: 'US',
      region: 'OR',
      shippingMethod: 'standard'
    })
    const placed = await send<{ orderId: string; orderKey: string; payment: { clientSecret: string } }>(
      'POST /api/v1/checkouts',
      'POST /api/v1/checkouts',
      {
        cartId: id,
        email: `soak-${randomInt(100_000)}@example.com`,
        shippingAddress: address,
        shippingMethod: 'standard'
      },
      { headers: { 'idempotency-key': randomUUID() } }
    )
    await send('POST …/confirm', `POST /api/v1/test-payments/${placed.payment.clientSecret}/confirm`, {
      card: '4242424242424242'
    })
    await call('GET /api/v1/orders/…', `GET /api/v1/orders/${placed.orderId}?key=${placed.orderKey}`)
  }
  const design = async () => {
    const token = await login(designer)
    const body = (document: DesignDocument, more = {}) => ({ name: 'A design', document, ...more })
    const made = await send<{ id: string; revision: number }>(
      'POST /api/v1/designs',
      'POST /api/v1/designs',
      body(usual(blank)),
      { token }
    )
    await send(
      'PUT /api/v1/designs/…',
      `PUT /api/v1/designs/${made.id}`,
      body(usual(blank), { revision: made.revision }),
      { token }
    )
    await call('GET …/preview.png', `GET /api/v1/designs/${made.id}/preview.png?w=160`)
    const all = await call<{ id: string }[]>('GET /api/v1/designs', 'GET /api/v1/designs', { token })
    // Other turns of the same account delete as well.
    const surplus = all.slice(designsKept).filter(({ id }) => !deleted.has(id))
    for (const { id } of surplus.slice(0, 3)) {
      deleted.add(id)
      await call('DELETE /api/v1/designs/…', `DELETE /api/v1/designs/${id}`, { token })
    }
  }
  const upload = async () => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(await photo())], { type: 'image/png' }), 'photo.png')
    const { id } = await call<{ id: string }>('POST /api/v1/uploads', 'POST /api/v1/uploads', { body: form })
    const image = {
      type: 'image',
      id: 'p',
      x: 40,
      y: 40,
      rotation: 0,
      opacity: 1,
      image: id,
      width: 4,
      height: 4
    } as const
    await fill(designed({ version: documentVersion, product: blank.product.slug, areas: { [blank.area]: [image] } }))
  }
  const register = () =>
    send('POST /api/v1/register', 'POST /api/v1/register', {
      name: 'Robin',
      email: `new-${randomUUID()}@example.com`,
      password: 'correct-horse-7'
    })
  const work = async () => {
    const token = await login(staff)
    const { items } = await call<{ items: { id: string }[] }>(
      'GET /api/v1/admin/orders',
      'GET /api/v1/admin/orders?pageSize=20',
      { token }
    )
    for (const { id } of items.slice(0, 3))
      await call('GET /api/v1/orders/… by staff', `GET /api/v1/orders/${id}`, { token })
    await call('GET /api/v1/admin/summary', 'GET /api/v1/admin/summary', { token })
  }

  /** Weights of the actions, in per cent. */
  const shares: readonly [share: number, act: () => Promise<unknown>][] = [
    [92, visit],
    [3, leaveCart],
    [1, buy],
    [1, design],
    [1, upload],
    [1, register],
    [1, work]
  ]
  const one = async () => {
    let chance = randomInt(100)
    for (const [share, act] of shares) {
      if (chance < share) {
        await act().catch(() => undefined)
        return
      }
      chance -= share
    }
  }
  return crowd
}
