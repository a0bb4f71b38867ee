import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { type DesignDocument, documentVersion } from '@motif/design'
import sharp from 'sharp'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SignedUp, type TestApp, testApp } from '../../testing/test-app.ts'

let shop: TestApp
let anna: SignedUp
let ben: SignedUp
beforeAll(async () => {
  shop = await testApp()
})
// New accounts have no designs of an earlier test and no session that the clock has ended.
beforeEach(async () => {
  anna = await shop.signUp()
  ben = await shop.signUp()
})
afterAll(() => shop.close())

/** Advances the clock, in seconds, and signs in again, because the session may have ended. */
async function later(seconds: number): Promise<void> {
  shop.clock.advance(seconds)
  const { data } = await shop.call('POST /api/v1/login', { body: { email: anna.user.email, password: anna.password } })
  anna = { ...anna, token: data.id_token }
}

const hello = (text = 'Hello'): DesignDocument => ({
  version: documentVersion,
  product: 'classic-tee',
  areas: {
    front: [
      {
        type: 'text',
        id: 'a',
        text,
        font: 'anton',
        size: 40,
        x: 150,
        y: 200,
        rotation: 0,
        opacity: 1,
        align: 'centre',
        letterSpacing: 0,
        lineHeight: 1.2,
        fill: '#1c1b18'
      }
    ]
  }
})

const save = async (document = hello(), name = 'My design') =>
  (await shop.call('POST /api/v1/designs', { token: anna.token, body: { name, document } })).data

it('keeps a design, hands it back as it was, and lists the last changed first', async () => {
  const first = await save(hello('First'), 'First')
  shop.clock.advance(1)
  const second = await save(hello('Second'), 'Second')
  shop.clock.advance(1)
  await shop.call('PUT /api/v1/designs/{id}', {
    token: anna.token,
    params: { id: first.id },
    body: { name: 'First, again', document: hello('Changed') }
  })
  const list = await shop.call('GET /api/v1/designs', { token: anna.token })
  expect(list.data.map(({ name }) => name)).toEqual(['First, again', 'Second'])
  const read = await shop.call('GET /api/v1/designs/{id}', { token: anna.token, params: { id: second.id } })
  expect(read.data.document).toEqual(hello('Second'))
})

it('shows nobody another person’s design, and lets nobody change or delete it', async () => {
  const { id } = await save()
  const params = { id }
  const answers = await Promise.all([
    shop.call('GET /api/v1/designs/{id}', { token: ben.token, params }),
    shop.call('PUT /api/v1/designs/{id}', { token: ben.token, params, body: { name: 'Mine now', document: hello() } }),
    shop.call('DELETE /api/v1/designs/{id}', { token: ben.token, params })
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  expect((await shop.call('GET /api/v1/designs', { token: ben.token })).data).toEqual([])
  expect((await shop.call('GET /api/v1/designs', {})).status).toBe(401)
})

describe('a deleted design', () => {
  it('is gone from everywhere, and can be had back as it was for 30 days', async () => {
    const { id, previewUrl } = await save(hello('Undo me'), 'Undo me')
    const params = { id }
    expect((await shop.call('DELETE /api/v1/designs/{id}', { token: anna.token, params })).status).toBe(200)
    expect((await shop.call('GET /api/v1/designs/{id}', { token: anna.token, params })).status).toBe(404)
    expect(
      (
        await shop.call('PUT /api/v1/designs/{id}', {
          token: anna.token,
          params,
          body: { name: 'x', document: hello() }
        })
      ).status
    ).toBe(404)
    expect((await shop.fetch(previewUrl)).status).toBe(404)
    expect((await shop.call('GET /api/v1/designs', { token: anna.token, query: { q: 'Undo me' } })).data).toEqual([])
    const restored = await shop.call('POST /api/v1/designs/{id}/restore', { token: anna.token, params })
    expect(restored.data).toMatchObject({ id, name: 'Undo me', document: hello('Undo me') })
    expect((await shop.call('POST /api/v1/designs/{id}/restore', { token: anna.token, params })).status).toBe(200)
    expect((await shop.fetch(previewUrl)).status).toBe(200)
  })

  it('is forgotten after that', async () => {
    const { id } = await save()
    await shop.call('DELETE /api/v1/designs/{id}', { token: anna.token, params: { id } })
    await later(31 * 86_400)
    await shop.tick('designs.forget')
    expect((await shop.call('POST /api/v1/designs/{id}/restore', { token: anna.token, params: { id } })).status).toBe(
      404
    )
  })
})

describe('a list', () => {
  it('is had a page at a time, and searched by name', async () => {
    const carla = await shop.signUp()
    for (const name of ['Ants', '100 % wool', 'Bees', 'Wool_', 'ants again']) {
      await shop.call('POST /api/v1/designs', { token: carla.token, body: { name, document: hello(name) } })
      shop.clock.advance(1)
    }
    const names = async (query: { q?: string; limit?: number; after?: string }) =>
      (await shop.call('GET /api/v1/designs', { token: carla.token, query })).data
    const page = await names({ limit: 2 })
    expect(page.map(({ name }) => name)).toEqual(['ants again', 'Wool_'])
    expect((await names({ limit: 2, after: page[1]?.id ?? '' })).map(({ name }) => name)).toEqual([
      'Bees',
      '100 % wool'
    ])
    expect((await names({ q: 'ANTS' })).map(({ name }) => name)).toEqual(['ants again', 'Ants'])
    expect((await names({ q: '%' })).map(({ name }) => name)).toEqual(['100 % wool'])
    expect((await names({ q: 'l_' })).map(({ name }) => name)).toEqual(['Wool_'])
    expect((await shop.call('GET /api/v1/designs', { token: carla.token, query: { limit: 501 } })).status).toBe(400)
  })
})

describe('two windows', () => {
  const change = async (id: string, text: string, revision?: number) =>
    shop.call('PUT /api/v1/designs/{id}', {
      token: anna.token,
      params: { id },
      body: { name: 'Two windows', document: hello(text), ...(revision === undefined ? undefined : { revision }) }
    })

  it('never overwrite each other without a word', async () => {
    const { id, revision } = await save(hello('Both'), 'Two windows')
    const first = await change(id, 'First', revision)
    expect([first.status, first.data.revision]).toEqual([200, revision + 1])
    const second = await change(id, 'Second', revision)
    expect([second.status, second.problem.code]).toEqual([409, 'conflict'])
    expect(
      (
        await shop.call('PATCH /api/v1/designs/{id}', {
          token: anna.token,
          params: { id },
          body: { name: 'Mine', revision }
        })
      ).status
    ).toBe(409)
    const kept = await shop.call('GET /api/v1/designs/{id}', { token: anna.token, params: { id } })
    expect(kept.data).toMatchObject({ name: 'Two windows', document: hello('First') })
    expect((await change(id, 'Second', kept.data.revision)).status).toBe(200)
  })

  it('that save at the same moment: one is told', async () => {
    const { id, revision } = await save(hello('Both'), 'Two windows')
    const answers = await Promise.all(['A', 'B', 'C', 'D'].map((text) => change(id, text, revision)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
  })

  it('may say the same twice, as when an answer is lost on its way, and may do without a revision', async () => {
    const { id, revision } = await save(hello('Both'), 'Two windows')
    const first = await change(id, 'Sent', revision)
    const again = await change(id, 'Sent', revision)
    expect([again.status, again.data]).toEqual([200, first.data])
    expect((await change(id, 'Whatever is there')).status).toBe(200)
  })
})

describe('versions', () => {
  const put = (id: string, text: string) =>
    shop.call('PUT /api/v1/designs/{id}', {
      token: anna.token,
      params: { id },
      body: { name: 'Versions', document: hello(text) }
    })
  const versionsOf = async (id: string) =>
    (await shop.call('GET /api/v1/designs/{id}/versions', { token: anna.token, params: { id } })).data
  const textOf = async (id: string, versionId: string) => {
    const { data } = await shop.call('GET /api/v1/designs/{id}/versions/{versionId}', {
      token: anna.token,
      params: { id, versionId }
    })
    const [node] = data.document.areas['front'] ?? []
    return node?.type === 'text' ? node.text : undefined
  }

  it('are kept once in a few minutes of work, the last twenty', async () => {
    const { id } = await save(hello('0'), 'Versions')
    for (let change = 1; change <= 10; change++) {
      await later(20)
      await put(id, `${change}`)
    }
    expect(await versionsOf(id)).toEqual([])
    await later(600)
    await put(id, 'after a break')
    const [only, ...others] = await versionsOf(id)
    expect(others).toEqual([])
    expect(await textOf(id, only?.id ?? '')).toBe('10')
    for (let change = 1; change <= 25; change++) {
      await later(301)
      await put(id, `later ${change}`)
    }
    const all = await versionsOf(id)
    expect(all).toHaveLength(20)
    expect([await textOf(id, all[0]?.id ?? ''), await textOf(id, all[19]?.id ?? '')]).toEqual(['later 24', 'later 5'])
  })

  it('keep what a person chose theirs over, however short ago', async () => {
    const { id } = await save(hello('Elsewhere'), 'Versions')
    await shop.call('PUT /api/v1/designs/{id}', {
      token: anna.token,
      params: { id },
      body: { name: 'Versions', document: hello('Here'), overrules: true }
    })
    const [kept] = await versionsOf(id)
    expect(await textOf(id, kept?.id ?? '')).toBe('Elsewhere')
  })

  it('can be gone back to, and from there again', async () => {
    const { id } = await save(hello('Old'), 'Versions')
    await later(600)
    const { data: now } = await put(id, 'New')
    const [old] = await versionsOf(id)
    const params = { id, versionId: old?.id ?? '' }
    const stale = await shop.call('POST /api/v1/designs/{id}/versions/{versionId}/restore', {
      token: anna.token,
      params,
      body: { revision: now.revision - 1 }
    })
    expect(stale.problem.code).toBe('conflict')
    shop.clock.advance(1)
    const restored = await shop.call('POST /api/v1/designs/{id}/versions/{versionId}/restore', {
      token: anna.token,
      params,
      body: { revision: now.revision }
    })
    expect(restored.data.document).toEqual(hello('Old'))
    const [before] = await versionsOf(id)
    expect(await textOf(id, before?.id ?? '')).toBe('New')
  })

  it('are not kept of a new name alone', async () => {
    const { id } = await save(hello('Same'), 'Versions')
    await later(600)
    const renamed = await shop.call('PATCH /api/v1/designs/{id}', {
      token: anna.token,
      params: { id },
      body: { name: 'Renamed' }
    })
    expect(renamed.data).toMatchObject({ name: 'Renamed', revision: 2, document: hello('Same') })
    expect(await versionsOf(id)).toEqual([])
  })

  it('of one design open nothing of another', async () => {
    const [one, two] = [await save(hello('One'), 'Versions'), await save(hello('Two'), 'Versions')]
    await later(600)
    await put(one.id, 'One, changed')
    const [version] = await versionsOf(one.id)
    expect(
      (
        await shop.call('GET /api/v1/designs/{id}/versions/{versionId}', {
          token: anna.token,
          params: { id: two.id, versionId: version?.id ?? '' }
        })
      ).status
    ).toBe(404)
  })
})

it('begins a new design from one, which then goes its own way', async () => {
  const { id } = await save(hello('Original'), 'Original')
  const copy = await shop.call('POST /api/v1/designs/{id}/duplicate', {
    token: anna.token,
    params: { id },
    body: { name: 'Copy of Original' }
  })
  expect(copy).toMatchObject({
    status: 201,
    data: { name: 'Copy of Original', document: hello('Original'), revision: 1, shareKey: null }
  })
  expect(copy.data.id).not.toBe(id)
})

describe('a shared design', () => {
  const share = async (id: string) =>
    (await shop.call('POST /api/v1/designs/{id}/share', { token: anna.token, params: { id } })).data.key

  it('is seen by whoever has its key, who learns neither whose it is nor whom it is made for nor an address that outlives the key', async () => {
    const { id } = await save(
      { ...hello('For you'), team: [{ name: 'Ada', number: '7', size: 'm', quantity: 1 }] },
      'For you'
    )
    const key = await share(id)
    expect(key.length).toBeGreaterThanOrEqual(20)
    expect(await share(id)).toBe(key)
    expect((await shop.call('GET /api/v1/designs/{id}', { token: anna.token, params: { id } })).data.shareKey).toBe(key)
    const shown = await shop.call('GET /api/v1/shared-designs/{key}', { params: { key } })
    expect(shown.data.document).toEqual(hello('For you'))
    expect(shown.data.name).toBe('For you')
    expect(shown.headers.get('cache-control')).toBe('no-store')
    expect(JSON.stringify(shown.data)).not.toContain(id)
    expect(JSON.stringify(shown.data)).not.toContain(anna.user._id)
    expect((await shop.fetch(shown.data.previewUrl)).headers.get('content-type')).toBe('image/png')
  })

  it('is seen no longer once that is taken back, and never again by the old key', async () => {
    const { id } = await save()
    const key = await share(id)
    await shop.call('DELETE /api/v1/designs/{id}/share', { token: anna.token, params: { id } })
    const statuses = async () => [
      (await shop.call('GET /api/v1/shared-designs/{key}', { params: { key } })).status,
      (await shop.fetch(`/api/v1/shared-designs/${key}/preview.png`)).status
    ]
    expect(await statuses()).toEqual([404, 404])
    expect(await share(id)).not.toBe(key)
    expect(await statuses()).toEqual([404, 404])
  })

  it('is not seen while it is deleted', async () => {
    const { id } = await save()
    const key = await share(id)
    await shop.call('DELETE /api/v1/designs/{id}', { token: anna.token, params: { id } })
    expect((await shop.call('GET /api/v1/shared-designs/{key}', { params: { key } })).status).toBe(404)
  })
})

describe('a picture of a design', () => {
  const file = async () =>
    new File(
      [
        new Uint8Array(
          await sharp({ create: { width: 40, height: 40, channels: 3, background: '#ff0000' } })
            .png()
            .toBuffer()
        )
      ],
      'red.png'
    )

  it('comes in widths from a list, shows images inside groups, is made once and not kept for ever', async () => {
    const { data: uploaded } = await shop.call('POST /api/v1/uploads', { file: await file() })
    const image = {
      type: 'image' as const,
      id: 'i',
      image: uploaded.id,
      width: 280,
      height: 380,
      x: 0,
      y: 0,
      rotation: 0,
      opacity: 1
    }
    const { id, previewUrl } = await save({
      version: documentVersion,
      product: 'gone',
      areas: {
        front: [{ type: 'group', id: 'g', x: 150, y: 200, rotation: 0, opacity: 1, scale: 1, children: [image] }]
      }
    })
    const png = await shop.fetch(`/api/v1/designs/${id}/preview.png?w=160`)
    expect(Object.fromEntries(png.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff'
    })
    const { data, info } = await sharp(await png.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([160, 213])
    const [red = 0, green = 255] = data.subarray((106 * 160 + 80) * 4)
    expect([red > 250, green < 5]).toEqual([true, true])
    expect(await (await shop.fetch(previewUrl)).text()).toContain('data:image/webp')
    expect((await shop.fetch(`/api/v1/designs/${id}/preview.png?w=5000`)).status).toBe(400)
    for (const area of ['sleeve', 'constructor'])
      expect((await shop.fetch(`/api/v1/designs/${id}/preview.png?area=${area}`)).status).toBe(404)

    const { config, storage } = shop.platform
    const kept = async () => {
      const names = []
      for await (const { name } of storage.list('previews/')) names.push(name)
      return names
    }
    const [first = 'none', ...others] = await kept()
    await shop.fetch(`/api/v1/designs/${id}/preview.png?w=160`)
    expect(await kept()).toHaveLength(others.length + 1)
    await utimes(join(config.dataDir, first), 0, 0)
    await shop.tick('designs.forget')
    expect(await kept()).toHaveLength(others.length)
  })
})

it('gives pictures again without the document, until the design changes', async () => {
  const { id } = await save(hello('Once'))
  const addresses = [`/api/v1/designs/${id}/preview.svg`, `/api/v1/designs/${id}/preview.png?w=160`]
  const bytesAt = async (address: string) => {
    const answer = await shop.fetch(address)
    expect(answer.status).toBe(200)
    return Buffer.from(await answer.arrayBuffer()).toString('base64')
  }
  const first = await Promise.all(addresses.map(bytesAt))
  const { db } = shop.platform
  await db.execute(sql`update designs set document = '"nothing to draw"' where id = ${id}`)
  expect(await Promise.all(addresses.map(bytesAt))).toEqual(first)
  await db.execute(
    sql`update designs set document = ${JSON.stringify(hello('Changed'))}::jsonb, revision = 2 where id = ${id}`
  )
  for (const [index, address] of addresses.entries()) expect(await bytesAt(address)).not.toBe(first[index])
})

it('draws a preview for whoever has its address, of outlines only and unable to do anything', async () => {
  const { previewUrl } = await save(hello('<script>alert(1)</script>'))
  const answer = await shop.fetch(previewUrl)
  const svg = await answer.text()
  expect(answer.headers.get('content-type')).toContain('image/svg+xml')
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  expect(svg).toMatch(/^<svg .*<path /)
  expect(svg).not.toContain('script')
})

it('refuses a document it cannot read and one that is too large', async () => {
  const unreadable = await shop.call('POST /api/v1/designs', {
    token: anna.token,
    body: { name: 'Odd', document: { ...hello(), areas: { front: [{ type: 'video' }] } } as never }
  })
  expect(unreadable.problem.code).toBe('invalid-input')
  const [node] = hello().areas['front'] ?? []
  const many = Array.from({ length: 300 }, (_, index) => ({ ...node, id: `n${index}`, text: 'long '.repeat(300) }))
  const large = await shop.call('POST /api/v1/designs', {
    token: anna.token,
    body: { name: 'Large', document: { ...hello(), areas: { front: many } } as DesignDocument }
  })
  expect(large.problem.code).toBe('too-large')
})

it('has no room for another design once an account keeps 100 MB, and has it again after one is forgotten', async () => {
  const full = await shop.signUp()
  const create = () =>
    shop.call('POST /api/v1/designs', { token: full.token, body: { name: 'Mine', document: hello() } })
  const { data: first } = await create()
  // Stored uncompressed, so that each document takes a megabyte: 101 of them exceed the limit.
  await shop.platform.db.execute(sql`alter table designs alter column document set storage external`)
  await shop.platform.db.execute(sql`
    insert into designs (id, customer_id, name, product, document, created_at, updated_at)
    select 'full-' || n, customer_id, name, product, to_jsonb(repeat('x', 1048576)), created_at, updated_at
    from designs, generate_series(1, 101) n where id = ${first.id}`)
  const refused = await create()
  expect([refused.status, refused.problem.code]).toEqual([403, 'quota-exceeded'])
  await shop.platform.db.execute(sql`delete from designs where id = 'full-1' or id = 'full-2' or id = 'full-3'`)
  expect((await create()).status).toBe(201)
})
