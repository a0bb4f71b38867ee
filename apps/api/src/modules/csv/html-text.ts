import type { DescriptionBlocks, TextSpan } from '@motif/contract'
import { blocksText, isTextLink, paragraphsOf, spanParts, textLimits } from '@motif/contract/text-rules'
import { Parser } from 'htmlparser2'

/** A description from HTML. `blocks` is null where it has no headings, lists, links or styles. */
export interface HtmlText {
  text: string
  blocks: DescriptionBlocks | null
}

const separated = new Set(
  'address article aside blockquote dd details div dl dt figcaption figure footer form header hr main nav ol p pre section summary table tbody thead tr ul'.split(
    ' '
  )
)
const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const lists = new Set(['ul', 'ol'])
/** Elements whose content is not text. */
const unread = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'head', 'title'])
const styles: Readonly<Record<string, 'bold' | 'italic'>> = { b: 'bold', strong: 'bold', i: 'italic', em: 'italic' }

const isSameLook = (one: TextSpan, other: TextSpan) =>
  one.isBold === other.isBold && one.isItalic === other.isItalic && one.href === other.href

/** The spans of a line without whitespace around it; several lines where it exceeds the limits. */
function linesOf(spans: readonly TextSpan[]): TextSpan[][] {
  const line = spans.map((span) => ({ ...span }))
  const [first] = line
  if (first) first.text = first.text.trimStart()
  const last = line.at(-1)
  if (last) last.text = last.text.trimEnd()
  const parts = line.flatMap((span) => spanParts(span.text).map((text) => ({ ...span, text })))
  return Array.from({ length: Math.ceil(parts.length / textLimits.spans) }, (_, index) =>
    parts.slice(index * textLimits.spans, (index + 1) * textLimits.spans)
  )
}

/** Collects blocks from a stream of elements and text. */
function blockBuilder() {
  const blocks: DescriptionBlocks = []
  const depth = { bold: 0, italic: 0, unread: 0, list: 0 }
  const links: (string | undefined)[] = []
  let isHeading = false
  let spans: TextSpan[] = []
  let isListOpen = false
  let isOrdered = false
  const addItem = (line: TextSpan[]) => {
    const list = blocks.at(-1)
    if (list?.kind === 'list' && list.items.length < textLimits.items && isListOpen) list.items.push(line)
    else blocks.push({ kind: 'list', isOrdered, items: [line] })
    isListOpen = true
  }
  const flush = () => {
    const lines = linesOf(spans)
    spans = []
    for (const line of lines)
      if (depth.list > 0) addItem(line)
      else blocks.push(isHeading ? { kind: 'heading', level: 3, spans: line } : { kind: 'paragraph', spans: line })
  }
  const addText = (piece: string) => {
    const text = piece.replaceAll(/[\s\u00a0\p{Cc}]+/gu, ' ')
    const last = spans.at(-1)
    const isSpaced = last === undefined || last.text.endsWith(' ')
    const added = isSpaced ? text.replace(/^ /, '') : text
    if (added === '') return
    const href = links.at(-1)
    const span: TextSpan = {
      text: added,
      ...(depth.bold > 0 && { isBold: true as const }),
      ...(depth.italic > 0 && { isItalic: true as const }),
      ...(href !== undefined && { href })
    }
    if (last && isSameLook(last, span)) last.text += added
    else spans.push(span)
  }
  /** Within a list item and a heading a block is one line. */
  const separate = () => (depth.list > 0 || isHeading ? addText(' ') : flush())
  return {
    blocks,
    onopentag: (name: string, attributes: Readonly<Record<string, string>>) => {
      const style = styles[name]
      if (unread.has(name)) depth.unread += 1
      else if (style) depth[style] += 1
      else if (name === 'a') {
        const href = attributes['href']?.trim() ?? ''
        links.push(href !== '' && isTextLink(href) ? href : undefined)
      } else if (lists.has(name)) {
        flush()
        if (depth.list === 0) [isOrdered, isListOpen] = [name === 'ol', false]
        depth.list += 1
      } else if (name === 'li') flush()
      else if (headings.has(name) && depth.list === 0) {
        flush()
        isHeading = true
      } else if (name === 'td' || name === 'th') addText(' ')
      else if (name === 'br' || separated.has(name) || headings.has(name)) separate()
    },
    ontext: (piece: string) => {
      if (depth.unread === 0) addText(piece)
    },
    onclosetag: (name: string) => {
      const style = styles[name]
      if (unread.has(name)) depth.unread = Math.max(0, depth.unread - 1)
      else if (style) depth[style] = Math.max(0, depth[style] - 1)
      else if (name === 'a') links.pop()
      else if (lists.has(name)) {
        flush()
        depth.list = Math.max(0, depth.list - 1)
      } else if (name === 'li') flush()
      else if (headings.has(name) && depth.list === 0) {
        flush()
        isHeading = false
      } else if (separated.has(name) || headings.has(name)) separate()
    },
    end: flush
  }
}

const isPlain = (blocks: DescriptionBlocks) =>
  blocks.every(
    (block) =>
      block.kind === 'paragraph' &&
      block.spans.every(({ isBold, isItalic, href }) => !isBold && !isItalic && href === undefined)
  )

/** Text without elements, which keeps its lines. */
function decodedText(text: string): string {
  let decoded = ''
  const parser = new Parser({ ontext: (piece) => (decoded += piece) }, { decodeEntities: true })
  parser.end(text.replaceAll('<', '&lt;'))
  return decoded
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[ \t\f\u00a0]+/g, ' ')
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** Reads a description in HTML: headings, paragraphs, lists, bold, italic and links. Everything else is dropped. */
export function readHtml(html: string): HtmlText {
  if (!/<[a-z!/]/i.test(html)) return { text: decodedText(html), blocks: null }
  const { blocks, end, ...handler } = blockBuilder()
  const parser = new Parser(handler, { decodeEntities: true, lowerCaseTags: true })
  parser.end(html)
  end()
  return { text: blocksText(blocks).trim(), blocks: isPlain(blocks) ? null : blocks }
}

/** One description from several. */
export function joinedTexts(texts: readonly HtmlText[]): HtmlText {
  const told = texts.filter(({ text }) => text !== '')
  return {
    text: told.map(({ text }) => text).join('\n\n'),
    blocks: told.some(({ blocks }) => blocks)
      ? told.flatMap(({ text, blocks }): DescriptionBlocks => blocks ?? paragraphsOf(text))
      : null
  }
}
