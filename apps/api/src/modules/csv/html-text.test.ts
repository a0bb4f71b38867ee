import { productInput } from '@motif/contract'
import { paragraphsOf } from '@motif/contract/text-rules'
import { expect, it } from 'vitest'
import { joinedTexts, readHtml } from './html-text.ts'

const p = (text: string) => ({ kind: 'paragraph', spans: [{ text }] })

it('keeps headings, lists, links, bold and italic, and drops everything else', () => {
  const { blocks, text } = readHtml(
    '<h2 onclick="steal()">Why  <em>linen</em></h2><div style="color:red">Made in <strong>Porto</strong>.<br>See <a href="https://x.example/a" onclick="steal()">the mill</a></div>' +
      '<ol><li><p>Wash</p></li><li>Dry<ul><li>flat</li></ul></li></ol><script>alert(1)</script><img src=x onerror=alert(1)><table><tr><td>S</td><td>40</td></tr></table>'
  )
  expect(blocks).toEqual([
    { kind: 'heading', level: 3, spans: [{ text: 'Why ' }, { text: 'linen', isItalic: true }] },
    { kind: 'paragraph', spans: [{ text: 'Made in ' }, { text: 'Porto', isBold: true }, { text: '.' }] },
    { kind: 'paragraph', spans: [{ text: 'See ' }, { text: 'the mill', href: 'https://x.example/a' }] },
    { kind: 'list', isOrdered: true, items: [[{ text: 'Wash' }], [{ text: 'Dry' }], [{ text: 'flat' }]] },
    p('S 40')
  ])
  expect(text).toBe('Why linen\n\nMade in Porto.\n\nSee the mill\n1. Wash\n2. Dry\n3. flat\n\nS 40')
})

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '//evil.example',
  ' java\nscript:x',
  'vbscript:x'
])('drops the link %j and keeps its words', (href) => {
  expect(readHtml(`<p><b>a</b> <a href="${href}">words</a></p>`).blocks).toEqual([
    { kind: 'paragraph', spans: [{ text: 'a', isBold: true }, { text: ' words' }] }
  ])
})

it('has no structure where the text has no style', () => {
  expect(readHtml('<p>Deep.</p><p>And &amp; wide.</p>')).toEqual({ text: 'Deep.\n\nAnd & wide.', blocks: null })
  expect(readHtml('Fits 3 < 4 &amp; more\r\nSecond line')).toEqual({
    text: 'Fits 3 < 4 & more\nSecond line',
    blocks: null
  })
})

it('answers what the contract accepts, however broken or large the markup', () => {
  const broken = [
    '<ul><li>a<ul>b</ol><li></ul></ul></b></i><b>c',
    '<li>alone<h2>in an item</h2>',
    `<p>${'<b>x</b><i>y</i>'.repeat(500)}</p>`,
    `<ul>${'<li>item</li>'.repeat(250)}</ul>`,
    `<b>${'long '.repeat(1500)}</b>`,
    `<b>a\u0000b\u0007</b>`,
    `<a href="/x">${'<div>'.repeat(5000)}deep`
  ]
  for (const html of broken) {
    const { blocks } = readHtml(html)
    expect(productInput.shape.richDescription.safeParse(blocks).error?.issues, html.slice(0, 60)).toBeUndefined()
  }
})

it('cuts a long text between characters, within the limit of the contract', () => {
  const text = `a${'🪁'.repeat(4_000)}`
  for (const blocks of [readHtml(`<b>${text}</b>`).blocks, paragraphsOf(text)]) {
    const spans = blocks?.flatMap((block) => (block.kind === 'paragraph' ? block.spans : [])) ?? []
    expect(productInput.shape.richDescription.safeParse(blocks).error?.issues).toBeUndefined()
    expect(spans.map((span) => [span.text.length, span.text.isWellFormed()])).toEqual([
      [4_999, true],
      [3_002, true]
    ])
    expect(spans.map((span) => span.text).join('')).toBe(text)
  }
})

it('joins a short text and a long one', () => {
  expect(joinedTexts([readHtml('Warm.'), readHtml(''), readHtml('<p><b>Soft</b></p>')])).toEqual({
    text: 'Warm.\n\nSoft',
    blocks: [p('Warm.'), { kind: 'paragraph', spans: [{ text: 'Soft', isBold: true }] }]
  })
})
