import type { OwnText, TextBlock } from '@motif/contract'
import { isTextLink, type TextPage, textLimits, textLinkIn } from '@motif/contract/text-rules'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Shop, openShop } from '../../testing/buy.ts'

let shop: Shop
let admin: { token: string; user: { _id: string } }
beforeAll(async () => {
  shop = await openShop()
  admin = await shop.signUp({ name: 'Olu Owner', role: 'admin' })
})
afterAll(() => shop.close())

const read = async (page: TextPage = 'terms') =>
  (await shop.call('GET /api/v1/admin/texts/{page}', { token: admin.token, params: { page } })).data
const save = async (text: unknown, { page = 'terms', revision }: { page?: TextPage; revision?: number } = {}) =>
  shop.call('PUT /api/v1/admin/texts/{page}', {
    token: admin.token,
    params: { page },
    body: { revision: revision ?? (await read(page)).revision, text: text as OwnText | null }
  })
const restore = async (version: number, page: TextPage = 'terms') =>
  shop.call('POST /api/v1/admin/texts/{page}/versions/{version}/restore', {
    token: admin.token,
    params: { page, version: String(version) },
    body: { revision: (await read(page)).revision }
  })
const shown = async (page: TextPage = 'terms') =>
  (await shop.call('GET /api/v1/texts/{page}', { params: { page } })).data

afterEach(async () => {
  await restore(0)
  await restore(0, 'faq')
})

const paragraph = (text: string): TextBlock & { kind: 'paragraph' } => ({ kind: 'paragraph', spans: [{ text }] })
const sections = (...blocks: unknown[]) => ({ kind: 'sections', blocks }) as OwnText
const linked = (href: string) => sections({ kind: 'paragraph', spans: [{ text: 'Read', href }] })
const questions = (...ids: string[]): OwnText => ({
  kind: 'questions',
  groups: [
    {
      id: 'group',
      title: 'A group',
      answers: ids.map((id) => ({ id, question: `What is ${id}?`, blocks: [paragraph(id)] }))
    }
  ]
})

describe('the text of a page', () => {
  it('is what comes with the shop until something is saved, and again once that is put back', async () => {
    expect(await shown('privacy')).toEqual({ text: null, at: null })
    await save(sections(paragraph('Ours')))
    expect(await shown()).toMatchObject({ text: sections(paragraph('Ours')), at: expect.any(String) })
    expect((await save(null)).status).toBe(200)
    expect(await shown()).toEqual({ text: null, at: null })
  })

  it('keeps headings, lists, looks and links as they were written', async () => {
    const text = sections(
      { kind: 'heading', level: 2, spans: [{ text: 'One' }] },
      { kind: 'heading', level: 3, spans: [{ text: 'Two' }] },
      {
        kind: 'list',
        isOrdered: true,
        items: [
          [
            { text: ' a ', isBold: true },
            { text: 'b', isItalic: true, href: 'mailto:a@b.example' }
          ]
        ]
      }
    )
    await save(text)
    expect((await shown()).text).toEqual(text)
  })

  it('of the questions has questions, and no other page has', async () => {
    expect((await save(questions('a'), { page: 'faq' })).status).toBe(200)
    expect((await save(questions('a'))).problem.reason).toBe('text-of-other-kind')
    expect((await save(sections(paragraph('x')), { page: 'faq' })).problem.reason).toBe('text-of-other-kind')
    expect((await shown('faq')).text).toEqual(questions('a'))
  })

  it('has each question once', async () => {
    expect((await save(questions('a', 'a'), { page: 'faq' })).status).toBe(400)
    expect((await save(questions('group'), { page: 'faq' })).status).toBe(400)
  })
})

describe('a hostile text', () => {
  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'https://user:secret@elsewhere.example',
    'https:///x',
    'ftp://files.example',
    'mailto:a@b.example?bcc=c@d.example',
    '/"onclick="alert(1)',
    'relative'
  ])('with a link to %s is refused, and the refusal names it', async (href) => {
    const { status, problem } = await save(linked(href))
    expect(status).toBe(400)
    expect(problem.errors?.[0]?.pointer).toBe('/text/blocks/0/spans/0/href')
    expect((await shown()).text).toBeNull()
  })

  it.each([
    '/',
    '/faq#delivery-time',
    '/product/mug?colour=sky',
    'https://example.org/a?b=c',
    'http://example.org',
    'mailto:hello@motif.example'
  ])('is no text that leads to %s', async (href) => {
    expect((await save(linked(href))).status).toBe(200)
  })

  it('is refused where it is nested, has members that are not known, or kinds that are not', async () => {
    const nested = { kind: 'list', isOrdered: false, items: [[{ kind: 'list', isOrdered: false, items: [] }]] }
    const wrong = [
      sections(nested),
      sections({ ...paragraph('x'), style: 'color:red' }),
      sections({ kind: 'html', html: '<script>' }),
      sections({ kind: 'heading', level: 1, spans: [{ text: 'x' }] }),
      sections({ kind: 'paragraph', spans: [{ text: 'a\u0000b' }] }),
      sections({ kind: 'paragraph', spans: [] }),
      sections(),
      '<p>text</p>'
    ]
    for (const text of wrong) expect((await save(text)).status).toBe(400)
    const deep = `{"revision":0,"text":{"kind":"sections","blocks":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`
    const { status } = await shop.fetch('/api/v1/admin/texts/terms', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authtoken: admin.token },
      body: deep
    })
    expect(status).toBe(400)
    expect((await shown()).text).toBeNull()
  })

  it('is refused where it is long: in letters, in blocks, in bytes', async () => {
    const long = 'x'.repeat(textLimits.spanLetters)
    const many = Array.from({ length: textLimits.blocks + 1 }, () => paragraph('x'))
    expect((await save(sections(paragraph(`${long}x`)))).status).toBe(400)
    expect((await save(sections(...many))).status).toBe(400)
    expect((await save(sections(...Array.from({ length: 21 }, () => paragraph(long))))).status).toBe(400)
    const { status, problem } = await save(sections(paragraph('x'.repeat(10_000_000))))
    expect([status, problem.code]).toEqual([413, 'too-large'])
  })
})

it('takes an address as people type it', () => {
  expect(textLinkIn(' motif.example/faq ')).toBe('https://motif.example/faq')
  expect(textLinkIn('hello@motif.example')).toBe('mailto:hello@motif.example')
  expect(textLinkIn('/faq')).toBe('/faq')
  expect(textLinkIn('javascript:alert(1)')).toBeUndefined()
  expect(isTextLink(`/${'x'.repeat(textLimits.hrefLetters)}`)).toBe(false)
})

describe('versions of a text', () => {
  it('tell who changed what, and are put back as new ones', async () => {
    await save(sections(paragraph('First')))
    const { revision } = (await save(sections(paragraph('Second')))).data
    const { items } = (
      await shop.call('GET /api/v1/admin/texts/{page}/versions', {
        token: admin.token,
        params: { page: 'terms' },
        query: { pageSize: '2' }
      })
    ).data
    expect(items[0]).toMatchObject({
      revision,
      by: { name: 'Olu Owner' },
      restoredFrom: null,
      changes: [{ field: 'blocks.0', from: 'First', to: 'Second' }]
    })
    expect((await restore(revision - 1)).data).toMatchObject({
      revision: revision + 1,
      text: sections(paragraph('First'))
    })
    expect((await restore(2_000_000)).problem.reason).toBe('settings-version-not-found')
  })

  it('are counted for each page by itself', async () => {
    const before = (await read('privacy')).revision
    await save(sections(paragraph('Terms')))
    expect((await read('privacy')).revision).toBe(before)
  })

  it('refuse who has not seen the newest, and save nothing', async () => {
    const { revision } = (await save(sections(paragraph('Theirs')))).data
    const { status, problem } = await save(sections(paragraph('Mine')), { revision: revision - 1 })
    expect([status, problem.reason]).toEqual([409, 'text-changed-elsewhere'])
    expect((await shown()).text).toEqual(sections(paragraph('Theirs')))
  })

  it('are one of two that are saved at once', async () => {
    const { revision } = await read()
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((text) => save(sections(paragraph(text)), { revision }))
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  })

  it('stand in the log of staff with before and after', async () => {
    await save(sections(paragraph('Before')))
    await save(
      sections({
        kind: 'paragraph',
        spans: [
          { text: 'After', isBold: true },
          { text: ' all', href: '/faq' }
        ]
      })
    )
    const { items } = (
      await shop.call('GET /api/v1/admin/log', { token: admin.token, query: { action: 'text.change' } })
    ).data
    expect(items[0]).toMatchObject({
      subject: { id: 'terms' },
      changes: [{ field: 'blocks.0', from: 'Before', to: '**After**[ all](/faq)' }]
    })
  })
})
