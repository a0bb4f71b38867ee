const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;'
}

/** What no XML may hold, not even escaped: controls but for tab and line ends, and halves of characters. */
const forbidden = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]|\p{Cs}/gu

/** An element around a text, which may say anything. */
export const element = (name: string, text: string): string =>
  `<${name}>${text.replace(forbidden, '').replace(/[&<>"']/g, (character) => entities[character] ?? character)}</${name}>`

export const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
