import { Parser } from 'htmlparser2'

const blocks = new Set(
  'address article aside blockquote div dl dt dd figure footer h1 h2 h3 h4 h5 h6 header hr ol p pre section table tr ul'.split(
    ' '
  )
)
/** Elements whose content is not text. */
const unread = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'head', 'title'])

/** Converts an HTML description to text: separate paragraphs, one line per list item, no markup. */
export function plainText(html: string): string {
  let text = ''
  let unreadDepth = 0
  const parser = new Parser(
    {
      onopentagname: (name) => {
        if (unread.has(name)) unreadDepth += 1
        else if (name === 'br') text += '\n'
        else if (name === 'li') text += '\n• '
        else if (name === 'td' || name === 'th') text += ' '
        else if (blocks.has(name)) text += '\n\n'
      },
      ontext: (piece) => {
        if (unreadDepth === 0) text += piece.replaceAll(/[ \t\r\n\f]+/g, ' ')
      },
      onclosetag: (name) => {
        if (unread.has(name)) unreadDepth = Math.max(0, unreadDepth - 1)
        else if (blocks.has(name)) text += '\n\n'
      }
    },
    { decodeEntities: true, lowerCaseTags: true }
  )
  // Plain text keeps its line breaks.
  parser.end(/<[a-z!/]/i.test(html) ? html : html.replaceAll('<', '&lt;').replaceAll(/\r\n?|\n/g, '<br>'))
  return text
    .replaceAll('\u00a0', ' ')
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/\n{2,}(?=• )/g, '\n')
    .trim()
}
