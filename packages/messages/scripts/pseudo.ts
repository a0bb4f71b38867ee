const accents: Record<string, string> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ó',
  u: 'ü',
  y: 'ý',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ü'
}

function accented(sentence: string, pad: string): string {
  // Placeholders in braces stay as they are; a third more length is what German needs against English.
  const letters = sentence.replace(/\{[^}]*\}|[a-z]/gi, (part) => accents[part] ?? part)
  // Apart by a space, so that a figure at the end stays the figure it is.
  return `⟦${letters} ${pad.repeat(Math.ceil(sentence.length / 3))}⟧`
}

/** The same messages with every sentence made recognisable; structure and keys untouched. */
export function pseudo(messages: unknown, pad: string, inMatch = false): unknown {
  if (typeof messages === 'string') return accented(messages, pad)
  if (Array.isArray(messages)) return messages.map((part) => pseudo(part, pad))
  if (typeof messages !== 'object' || messages === null) return messages
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => {
      const isSyntax = !inMatch && (key === 'declarations' || key === 'selectors' || key === '$schema')
      // English knows "one" and "other", Arabic six forms: here the last English form stands for all others.
      const name = inMatch ? key.replaceAll('=other', '=*') : key
      return [name, isSyntax ? value : pseudo(value, pad, key === 'match')]
    })
  )
}
