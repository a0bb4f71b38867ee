const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;'
}

/** Characters not allowed in XML, even escaped: control characters except tab and line ends, and lone surrogates. */
const forbidden = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]|\p{Cs}/gu

/** An element with escaped text. */
export const element = (name: string, text: string): string =>
  `<${name}>${text.replace(forbidden, '').replace(/[&<>"']/g, (character) => entities[character] ?? character)}</${name}>`

export const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
